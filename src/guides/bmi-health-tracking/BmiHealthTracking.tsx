import type { GuidePageProps } from '../../registry/manifest.ts'
import { proseParts } from '../../ui/article/prose/prose-parts.tsx'
import { BmiScale } from './BmiScale.tsx'
import type { Messages } from './messages.en.ts'
import { Trend } from './Trend.tsx'

const parts = { ...proseParts, BmiScale, Trend }

export default function BmiHealthTracking({ t, Prose }: GuidePageProps<Messages>) {
  return <Prose t={t} components={parts} />
}
