import type { GuidePageProps } from '../../registry/manifest.ts'
import { proseParts } from '../../ui/article/prose/prose-parts.tsx'
import { FormatSizes } from './FormatSizes.tsx'
import type { Messages } from './messages.en.ts'
import { QualitySlider } from './QualitySlider.tsx'

const parts = { ...proseParts, FormatSizes, QualitySlider }

export default function ImageOptimization({ t, Prose }: GuidePageProps<Messages>) {
  return <Prose t={t} components={parts} />
}
