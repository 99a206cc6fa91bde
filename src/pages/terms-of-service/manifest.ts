import { byLanguage } from '../../lib/text/by-language.ts'
import { definePage } from '../../registry/manifest.ts'

export const manifest = definePage({
  id: 'terms-of-service',
  order: 3,
  links: ['footer'],
  load: () => import('./TermsOfService.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
})
