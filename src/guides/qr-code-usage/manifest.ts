import { defineGuide } from '../../registry/manifest.ts'

export const manifest = defineGuide({
  id: 'qr-code-usage',
  order: 2,
  minutes: 4,
  difficulty: 'beginner',
  published: '2026-11-21',
  reviewed: '2026-11-27',
  inMenu: true,
  load: () => import('./QrCodeUsage.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  prose: { en: () => import('./en.mdx'), tr: () => import('./tr.mdx') },
  sources: () => import('./sources.json'),
  tool: 'qr-generator',
})
