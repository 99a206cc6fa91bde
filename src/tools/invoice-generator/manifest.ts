import { ReceiptText } from 'lucide'
import { colourType } from '../../lib/colour-type.ts'
import { byLanguage } from '../../lib/text/by-language.ts'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'invoice-generator',
  order: 3,
  group: 'documents',
  icon: ReceiptText,
  tint: 285,
  load: () => import('./InvoiceGenerator.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
  accepts: { parts: { logo: ['image/*'], accent: [colourType] } },
  answer: async () => (await import('./home/Answer.tsx')).Answer,
  produces: ['application/pdf'],
  stores: Object.values(stores),
  permissions: [],
})
