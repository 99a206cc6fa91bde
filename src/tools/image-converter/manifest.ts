import { ArrowLeftRight } from 'lucide'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'image-converter',
  order: 1,
  group: 'images',
  icon: ArrowLeftRight,
  tint: 220,
  load: () => import('./ImageConverter.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  accepts: { files: ['image/png', 'image/jpeg'] },
  produces: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
  stores: Object.values(stores),
  permissions: [],
})
