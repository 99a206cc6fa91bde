import { turkishQuotes } from '../quotes.tr.ts'
import { QuoteTile } from './QuoteTile.tsx'

/** With the translations, which the English page does not load. */
export function Tile() {
  return <QuoteTile translations={turkishQuotes} />
}
