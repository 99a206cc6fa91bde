import { WholeWord } from 'lucide'
import { byLanguage } from '../../lib/text/by-language.ts'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'word-counter',
  order: 5,
  group: 'text-and-codes',
  icon: WholeWord,
  tint: 255,
  load: () => import('./WordCounter.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
  accepts: {
    parts: { text: ['text/plain'] },
    files: ['text/plain', 'text/markdown'],
  },
  answer: async () => (await import('./home/Answer.tsx')).Answer,
  produces: ['text/csv', 'text/plain'],
  stores: Object.values(stores),
  permissions: ['clipboard'],
})
