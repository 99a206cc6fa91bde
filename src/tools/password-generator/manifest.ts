import { KeyRound } from 'lucide'
import { byLanguage } from '../../lib/text/by-language.ts'
import { defineTool } from '../../registry/manifest.ts'
import { stores } from './stores.ts'

export const manifest = defineTool({
  id: 'password-generator',
  order: 9,
  group: 'text-and-codes',
  icon: KeyRound,
  tint: 166,
  load: () => import('./PasswordGenerator.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
  early: 'without-texts',
  accepts: {},
  produces: [],
  stores: Object.values(stores),
  permissions: ['clipboard'],
})
