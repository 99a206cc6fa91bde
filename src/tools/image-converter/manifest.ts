import { ArrowLeftRight } from 'lucide'
import { byLanguage } from '../../lib/text/by-language.ts'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'image-converter',
  order: 1,
  group: 'images',
  icon: ArrowLeftRight,
  tint: 220,
  load: () => import('./ImageConverter.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
  accepts: { files: ['image/png', 'image/jpeg'] },
  produces: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
  stores: Object.values(stores),
  permissions: [],
})
