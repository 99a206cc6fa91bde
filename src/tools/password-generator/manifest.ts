import { KeyRound } from 'lucide'
import { defineTool } from '../../registry/manifest.ts'

export const manifest = defineTool({
  id: 'password-generator',
  order: 9,
  group: 'text-and-codes',
  icon: KeyRound,
  tint: 166,
  load: () => import('./PasswordGenerator.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  accepts: {},
  produces: [],
  stores: [
    { name: 'settings', kind: 'settings' },
    { name: 'history', kind: 'history', secret: true },
  ],
  permissions: ['clipboard'],
})
