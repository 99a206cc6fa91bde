import { byLanguage } from '../../lib/text/by-language.ts'
import { defineGuide } from '../../registry/manifest.ts'
import type { ProseText } from '../../ui/article/prose/prose.ts'

export const manifest = defineGuide({
  id: 'image-optimization',
  order: 4,
  minutes: 7,
  difficulty: 'intermediate',
  published: '2026-11-21',
  reviewed: '2026-11-27',
  inMenu: true,
  load: () => import('./ImageOptimization.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
  prose: byLanguage(import.meta.glob<ProseText>('./*.mdx')),
  sources: () => import('./sources.json'),
  tool: 'image-compressor',
})
