import { Timer } from 'lucide'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'pomodoro',
  order: 10,
  group: 'everyday',
  icon: Timer,
  tint: 40,
  load: () => import('./Pomodoro.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  accepts: {
    example: { en: '25 min', tr: '25 dk' },
  },
  answer: async () => (await import('./home/Answer.tsx')).Answer,
  produces: ['text/csv'],
  stores: Object.values(stores),
  permissions: ['notifications'],
})
