import { Timer } from 'lucide'
import { defineTool } from '../../registry/manifest.ts'

export const manifest = defineTool({
  id: 'pomodoro',
  order: 10,
  group: 'everyday',
  icon: Timer,
  tint: 40,
  load: () => import('./Pomodoro.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  accepts: {},
  produces: ['text/csv'],
  stores: [
    { name: 'timer', kind: 'draft' },
    { name: 'settings', kind: 'settings' },
    { name: 'days', kind: 'history' },
  ],
  permissions: ['notifications'],
})
