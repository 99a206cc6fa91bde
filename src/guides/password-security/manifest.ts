import { defineGuide } from '../../registry/manifest.ts'
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
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  prose: { en: () => import('./en.mdx'), tr: () => import('./tr.mdx') },
  sources: () => import('./sources.json'),
  tool: 'password-generator',
  stores: Object.values(stores),
})
