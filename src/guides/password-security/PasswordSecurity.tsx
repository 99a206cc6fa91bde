import type { GuidePageProps } from '../../registry/manifest.ts'
import { proseParts } from '../../ui/article/prose/prose-parts.tsx'
import { Checklist } from './Checklist.tsx'
import { Examples } from './Examples.tsx'
import type { Messages } from './messages.en.ts'

const parts = { ...proseParts, Checklist, Examples }

export default function PasswordSecurity({ t, Prose }: GuidePageProps<Messages>) {
  return <Prose t={t} components={parts} />
}
