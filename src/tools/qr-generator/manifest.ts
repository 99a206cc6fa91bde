import { QrCode } from 'lucide'
import { colourType } from '../../lib/colour-type.ts'
import { byLanguage } from '../../lib/text/by-language.ts'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'qr-generator',
  order: 6,
  group: 'text-and-codes',
  icon: QrCode,
  tint: 190,
  load: () => import('./QrGenerator.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
  accepts: {
    parts: { content: ['text/plain'], color: [colourType], logo: ['image/*'] },
  },
  answer: async () => (await import('./home/Answer.tsx')).Answer,
  produces: ['image/png', 'image/svg+xml', 'application/pdf'],
  stores: Object.values(stores),
  permissions: ['clipboard'],
})
