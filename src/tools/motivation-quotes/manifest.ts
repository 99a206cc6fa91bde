import { Quote } from 'lucide'
import { byLanguage } from '../../lib/text/by-language.ts'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'motivation-quotes',
  order: 4,
  group: 'everyday',
  icon: Quote,
  tint: 330,
  load: () => import('./MotivationQuotes.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
  early: 'with-texts',
  accepts: {},
  produces: ['image/png', 'text/plain'],
  stores: Object.values(stores),
  permissions: ['clipboard'],
})
