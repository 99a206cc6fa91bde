import { byLanguage } from '../../lib/text/by-language.ts'
import { defineGuide } from '../../registry/manifest.ts'
import type { ProseText } from '../../ui/article/prose/prose.ts'

export const manifest = defineGuide({
  id: 'bmi-health-tracking',
  order: 5,
  minutes: 5,
  difficulty: 'beginner',
  published: '2026-11-21',
  reviewed: '2026-11-27',
  inMenu: false,
  load: () => import('./BmiHealthTracking.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
  prose: byLanguage(import.meta.glob<ProseText>('./*.mdx')),
  sources: () => import('./sources.json'),
  tool: 'bmi-calculator',
})
