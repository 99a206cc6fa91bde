import { defineGuide } from '../../registry/manifest.ts'

export const manifest = defineGuide({
  id: 'bmi-health-tracking',
  order: 5,
  minutes: 5,
  difficulty: 'beginner',
  published: '2026-11-21',
  reviewed: '2026-11-27',
  inMenu: false,
  load: () => import('./BmiHealthTracking.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  prose: { en: () => import('./en.mdx'), tr: () => import('./tr.mdx') },
  sources: () => import('./sources.json'),
  tool: 'bmi-calculator',
})
