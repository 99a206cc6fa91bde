import { Scale } from 'lucide'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'bmi-calculator',
  order: 8,
  group: 'everyday',
  icon: Scale,
  tint: 350,
  load: () => import('./BmiCalculator.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  accepts: {
    example: { en: '72 kg 175 cm', tr: '72 kg 175 cm' },
  },
  answer: async () => (await import('./home/Answer.tsx')).Answer,
  produces: ['text/csv'],
  stores: Object.values(stores),
  permissions: [],
})
