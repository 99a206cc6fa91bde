import { defineGuide } from '../../registry/manifest.ts'

export const manifest = defineGuide({
  id: 'image-optimization',
  order: 4,
  minutes: 7,
  difficulty: 'intermediate',
  published: '2026-11-21',
  reviewed: '2026-11-27',
  inMenu: true,
  load: () => import('./ImageOptimization.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  prose: { en: () => import('./en.mdx'), tr: () => import('./tr.mdx') },
  sources: () => import('./sources.json'),
  tool: 'image-compressor',
})
