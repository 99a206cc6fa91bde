import { createElement, type ReactNode } from 'react'
import type { ToolManifest } from '../../../registry/manifest.ts'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { useDictionary } from '../../language/dictionary.ts'
import { type AnswerParts, loadAnswer } from './load-answer.ts'

type ToolAnswerProps = { readonly tool: ToolManifest; readonly text: string }

/** What a tool makes of a text; nothing for a tool without an answer. Another tool or language needs another instance. */
export function ToolAnswer({ tool, text }: ToolAnswerProps) {
  const { language } = useDictionary()
  const answer = useAnswer(tool, 'answer')
  return answer?.found ? createElement(answer.found.Part, { t: answer.found.t, language, text }) : null
}

type ToolFilesAnswerProps = {
  readonly tool: ToolManifest
  readonly files: readonly File[]
  /** Shown where the answer cannot be loaded. */
  readonly children: ReactNode
}

/** What a tool makes of files. Another tool or language needs another instance. */
export function ToolFilesAnswer({ tool, files, children }: ToolFilesAnswerProps) {
  const { language } = useDictionary()
  const answer = useAnswer(tool, 'answerFiles')
  if (!answer) return null
  const { found } = answer
  return found ? createElement(found.Part, { t: found.t, language, files }) : children
}

/** The answer of one tool, once it is known whether there is one. */
function useAnswer<Kind extends keyof AnswerParts>(tool: ToolManifest, kind: Kind) {
  const { language } = useDictionary()
  return useLoaded(async () => ({ found: await loadAnswer(tool, kind, language) })).loaded
}
