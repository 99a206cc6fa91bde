import { Palette } from 'lucide'
import { colourType } from '../../lib/colour-type.ts'
import { byLanguage } from '../../lib/text/by-language.ts'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'color-palette',
  order: 11,
  group: 'everyday',
  icon: Palette,
  tint: 305,
  load: () => import('./ColorPalette.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
  accepts: {
    files: ['image/*'],
    maxFiles: 1,
  },
  answer: async () => (await import('./home/Answer.tsx')).Answer,
  produces: ['image/png', 'image/svg+xml', colourType],
  stores: Object.values(stores),
  permissions: ['clipboard'],
})
