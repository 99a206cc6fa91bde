import { QuoteTile } from './QuoteTile.tsx'

/** Without translations: the quotes are English. */
export function Tile() {
  return <QuoteTile />
}
