import { Palette } from 'lucide'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

/** What the browser accepts as a colour of one or two words, such as `tomato`; not `inherit`, nor the device's `canvas`. */
const isColourName = (text: string) => {
  const name = text.trim().replaceAll(' ', '')
  return (
    /^[a-z]{3,20}$/i.test(name) &&
    !/^(inherit|initial|unset|revert|revertlayer|transparent|currentcolor|canvas|field|mark|menu|window|background|scrollbar|highlight|.*(text|face|border|item|caption|shadow))$/i.test(
      name,
    ) &&
    typeof CSS !== 'undefined' &&
    CSS.supports('color', name)
  )
}

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
    text: (text) => (/^\s*#[0-9a-f]{6}\s*$/i.test(text) ? 1 : isColourName(text) ? 0.6 : 0),
    example: { en: '#E4572E', tr: '#E4572E' },
  },
  answer: async () => (await import('./home/Answer.tsx')).Answer,
  produces: ['image/png', 'image/svg+xml'],
  stores: Object.values(stores),
  permissions: ['clipboard'],
})
