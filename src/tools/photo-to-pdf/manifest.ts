import { FileImage } from 'lucide'
import { byLanguage } from '../../lib/text/by-language.ts'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'photo-to-pdf',
  order: 2,
  group: 'documents',
  icon: FileImage,
  tint: 25,
  load: () => import('./PhotoToPdf.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
  accepts: { files: ['image/*'] },
  produces: ['application/pdf'],
  stores: Object.values(stores),
  permissions: [],
})
