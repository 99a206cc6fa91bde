import { byFolder } from './by-folder.ts'
import type { Card } from './manifest.ts'

// The query makes each file a separate module, of which only the card is left after tree shaking; a tool's other texts
// stay in its own chunk.
export const cards = byFolder({
  ...import.meta.glob<Card>('../tools/*/messages.tr.ts', { eager: true, query: '?card', import: 'card' }),
  ...import.meta.glob<Card>('../guides/*/messages.tr.ts', { eager: true, query: '?card', import: 'card' }),
  ...import.meta.glob<Card>('../pages/*/messages.tr.ts', { eager: true, query: '?card', import: 'card' }),
})
