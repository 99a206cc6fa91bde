import { Quote } from 'lucide'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'motivation-quotes',
  order: 4,
  group: 'everyday',
  icon: Quote,
  tint: 330,
  load: () => import('./MotivationQuotes.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  early: { en: () => import('./early.en.ts'), tr: () => import('./early.tr.ts') },
  accepts: {},
  produces: ['image/png', 'text/plain'],
  stores: Object.values(stores),
  permissions: ['clipboard'],
})
