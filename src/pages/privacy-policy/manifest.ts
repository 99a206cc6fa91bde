import { byLanguage } from '../../lib/text/by-language.ts'
import { definePage } from '../../registry/manifest.ts'

export const manifest = definePage({
  id: 'privacy-policy',
  order: 2,
  links: ['footer'],
  load: () => import('./PrivacyPolicy.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
})
