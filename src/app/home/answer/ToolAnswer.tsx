import { createElement, type ReactNode, use } from 'react'
import type { ToolManifest } from '../../../registry/manifest.ts'
import { useDictionary } from '../../language/dictionary.ts'
import { loadAnswer } from './load-answer.ts'

type ToolAnswerProps = { readonly tool: ToolManifest; readonly text: string }

/** What a tool makes of a text; nothing for a tool without an answer. */
export function ToolAnswer({ tool, text }: ToolAnswerProps) {
  const { language } = useDictionary()
  const answer = use(loadAnswer(tool, 'answer', language))
  return answer ? createElement(answer.Part, { t: answer.t, language, text }) : null
}

type ToolFilesAnswerProps = {
  readonly tool: ToolManifest
  readonly files: readonly File[]
  /** Shown where the answer cannot be loaded. */
  readonly children: ReactNode
}

/** What a tool makes of files. */
export function ToolFilesAnswer({ tool, files, children }: ToolFilesAnswerProps) {
  const { language } = useDictionary()
  const answer = use(loadAnswer(tool, 'answerFiles', language))
  return answer ? createElement(answer.Part, { t: answer.t, language, files }) : children
}
