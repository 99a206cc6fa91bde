import { byLanguage } from '../../lib/text/by-language.ts'
import { defineGuide } from '../../registry/manifest.ts'
import type { ProseText } from '../../ui/article/prose/prose.ts'
import { stores } from './stores.ts'

export const manifest = defineGuide({
  id: 'password-security',
  order: 1,
  minutes: 5,
  difficulty: 'beginner',
  published: '2026-11-21',
  reviewed: '2026-11-27',
  inMenu: true,
  load: () => import('./PasswordSecurity.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
  prose: byLanguage(import.meta.glob<ProseText>('./*.mdx')),
  sources: () => import('./sources.json'),
  tool: 'password-generator',
  stores: Object.values(stores),
})
