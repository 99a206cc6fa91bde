import { Shrink } from 'lucide'
import { byLanguage } from '../../lib/text/by-language.ts'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'image-compressor',
  order: 7,
  group: 'images',
  icon: Shrink,
  tint: 145,
  load: () => import('./ImageCompressor.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
  accepts: {
    files: ['image/*'],
  },
  answerFiles: async () => (await import('./home/FilesAnswer.tsx')).FilesAnswer,
  produces: ['image/jpeg', 'image/webp', 'image/avif', 'image/png'],
  stores: Object.values(stores),
  permissions: [],
})
