import { WholeWord } from 'lucide'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'word-counter',
  order: 5,
  group: 'text-and-codes',
  icon: WholeWord,
  tint: 255,
  load: () => import('./WordCounter.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  accepts: {
    parts: { text: ['text/plain'] },
    files: ['text/plain', 'text/markdown'],
    example: { en: 'How long is this sentence?', tr: 'Bu cümle kaç kelime?' },
  },
  answer: async () => (await import('./home/Answer.tsx')).Answer,
  produces: ['text/csv', 'text/plain'],
  stores: Object.values(stores),
  permissions: ['clipboard'],
})
