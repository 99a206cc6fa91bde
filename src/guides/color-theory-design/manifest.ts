import { defineGuide } from '../../registry/manifest.ts'

export const manifest = defineGuide({
  id: 'color-theory-design',
  order: 6,
  minutes: 8,
  difficulty: 'advanced',
  published: '2026-11-21',
  reviewed: '2026-11-27',
  inMenu: false,
  load: () => import('./ColorTheoryDesign.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  prose: { en: () => import('./en.mdx'), tr: () => import('./tr.mdx') },
  sources: () => import('./sources.json'),
  tool: 'color-palette',
})
