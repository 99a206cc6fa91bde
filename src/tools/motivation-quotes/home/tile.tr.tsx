import type { TileProps } from '../../../registry/manifest.ts'
import { turkishQuotes } from '../quotes.tr.ts'
import { QuoteTile } from './QuoteTile.tsx'

/** With the translations, which the English page does not load. */
export function TranslatedQuoteTile(props: TileProps) {
  return <QuoteTile {...props} translations={turkishQuotes} />
}
