import { ReceiptText } from 'lucide'
import { defineTool } from '../../registry/manifest.ts'

export const manifest = defineTool({
  id: 'invoice-generator',
  order: 3,
  group: 'documents',
  icon: ReceiptText,
  tint: 285,
  load: () => import('./InvoiceGenerator.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  accepts: {},
  produces: ['application/pdf'],
  stores: [
    { name: 'draft', kind: 'draft' },
    { name: 'logo', kind: 'settings' },
    { name: 'invoices', kind: 'history' },
    { name: 'companies', kind: 'history' },
    { name: 'items', kind: 'history' },
  ],
  permissions: [],
})
