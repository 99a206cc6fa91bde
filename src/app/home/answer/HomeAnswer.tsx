import { memo } from 'react'
import type { Offered } from '../find-openers.ts'
import { useOpenTool } from '../use-open-tool.ts'
import { AnswerPanel, openersOf } from './AnswerPanel.tsx'

export type HomeAnswerProps = { readonly offered: Offered; readonly className?: string | undefined }

/** What the likeliest tool makes of what the home page was given: not rendered again with the field. */
export const HomeAnswer = memo(function HomeAnswer({ offered, className }: HomeAnswerProps) {
  const open = useOpenTool()
  return <AnswerPanel offered={offered} onOpen={(id) => open(id, offered)} className={className} />
})

/** The id of the likeliest tool; with `onlyOne` only if no other opens it. */
export function openerOf(offered: Offered, onlyOne = false): string | undefined {
  const [first, ...others] = openersOf(offered)
  return onlyOne && others.length > 0 ? undefined : first?.id
}
