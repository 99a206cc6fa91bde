import { defineGuide } from '../../registry/manifest.ts'

export const manifest = defineGuide({
  id: 'pomodoro-technique',
  order: 3,
  minutes: 6,
  difficulty: 'intermediate',
  published: '2026-11-21',
  reviewed: '2026-11-27',
  inMenu: true,
  load: () => import('./PomodoroTechnique.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
  prose: { en: () => import('./en.mdx'), tr: () => import('./tr.mdx') },
  sources: () => import('./sources.json'),
  tool: 'pomodoro',
})
