import { Scale } from 'lucide'
import { byLanguage } from '../../lib/text/by-language.ts'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'bmi-calculator',
  order: 8,
  group: 'everyday',
  icon: Scale,
  tint: 350,
  load: () => import('./BmiCalculator.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
  accepts: {},
  answer: async () => (await import('./home/Answer.tsx')).Answer,
  produces: ['text/csv'],
  stores: Object.values(stores),
  permissions: [],
})
