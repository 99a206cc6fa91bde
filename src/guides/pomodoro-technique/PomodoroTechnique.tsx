import type { GuidePageProps } from '../../registry/manifest.ts'
import { proseParts } from '../../ui/article/prose/prose-parts.tsx'
import { Cycle } from './Cycle.tsx'
import type { Messages } from './messages.en.ts'

const parts = { ...proseParts, Cycle }

export default function PomodoroTechnique({ t, Prose }: GuidePageProps<Messages>) {
  return <Prose t={t} components={parts} />
}
