import { byLanguage } from '../../lib/text/by-language.ts'
import { definePage } from '../../registry/manifest.ts'

export const manifest = definePage({
  id: 'privacy-check',
  order: 6,
  early: 'without-texts',
  links: ['footer'],
  load: () => import('./PrivacyCheck.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
})
