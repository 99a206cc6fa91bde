import { byLanguage } from '../../lib/text/by-language.ts'
import { defineGuide } from '../../registry/manifest.ts'
import type { ProseText } from '../../ui/article/prose/prose.ts'

export const manifest = defineGuide({
  id: 'pomodoro-technique',
  order: 3,
  minutes: 6,
  difficulty: 'intermediate',
  published: '2026-11-21',
  reviewed: '2026-11-27',
  inMenu: true,
  load: () => import('./PomodoroTechnique.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
  prose: byLanguage(import.meta.glob<ProseText>('./*.mdx')),
  sources: () => import('./sources.json'),
  tool: 'pomodoro',
})
