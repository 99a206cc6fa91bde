import { Timer } from 'lucide'
import { byLanguage } from '../../lib/text/by-language.ts'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'pomodoro',
  order: 10,
  group: 'everyday',
  icon: Timer,
  tint: 40,
  load: () => import('./Pomodoro.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
  accepts: {},
  answer: async () => (await import('./home/Answer.tsx')).Answer,
  produces: ['text/csv'],
  stores: Object.values(stores),
  permissions: ['notifications'],
})
