import { Palette } from 'lucide'
import { colourType } from '../../lib/colour-type.ts'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'color-palette',
  order: 11,
  group: 'everyday',
  icon: Palette,
  tint: 305,
  load: () => import('./ColorPalette.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  accepts: {
    files: ['image/*'],
    maxFiles: 1,
    example: { en: '#E4572E', tr: '#E4572E' },
  },
  answer: async () => (await import('./home/Answer.tsx')).Answer,
  produces: ['image/png', 'image/svg+xml', colourType],
  stores: Object.values(stores),
  permissions: ['clipboard'],
})
