import { byFolder } from './by-folder.ts'
import type { Card } from './manifest.ts'

// The query makes a module of its own of each file, of which only the card is left after tree shaking:
// a tool's other texts stay in the tool's own chunk.
export const cards = byFolder({
  ...import.meta.glob<Card>('../tools/*/messages.en.ts', { eager: true, query: '?card', import: 'card' }),
  ...import.meta.glob<Card>('../guides/*/messages.en.ts', { eager: true, query: '?card', import: 'card' }),
  ...import.meta.glob<Card>('../pages/*/messages.en.ts', { eager: true, query: '?card', import: 'card' }),
})
