import { FileImage } from 'lucide'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'photo-to-pdf',
  order: 2,
  group: 'documents',
  icon: FileImage,
  tint: 25,
  load: () => import('./PhotoToPdf.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  accepts: { files: ['image/*'] },
  produces: ['application/pdf'],
  stores: Object.values(stores),
  permissions: [],
})
