import type { GuidePageProps } from '../../registry/manifest.ts'
import { proseParts } from '../../ui/article/prose/prose-parts.tsx'
import { ContrastChecker } from './ContrastChecker.tsx'
import { LightnessTrap } from './LightnessTrap.tsx'
import type { Messages } from './messages.en.ts'
import { Wheel } from './Wheel.tsx'

const parts = { ...proseParts, ContrastChecker, LightnessTrap, Wheel }

export default function ColorTheoryDesign({ t, Prose }: GuidePageProps<Messages>) {
  return <Prose t={t} components={parts} />
}
