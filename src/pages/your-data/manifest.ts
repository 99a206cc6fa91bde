import { byLanguage } from '../../lib/text/by-language.ts'
import { definePage } from '../../registry/manifest.ts'

export const manifest = definePage({
  id: 'your-data',
  order: 5,
  early: 'without-texts',
  links: ['footer'],
  load: () => import('./YourData.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
})
