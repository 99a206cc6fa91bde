import type { ComponentType } from 'react'
import type { Language } from '../../../lib/text/i18n.ts'
import type { AnswerProps, FilesAnswerProps, ToolManifest } from '../../../registry/manifest.ts'

export type Answer<Props> = { readonly Part: ComponentType<Props>; readonly t: never }
export type AnswerParts = {
  readonly answer: AnswerProps<never>
  readonly answerFiles: FilesAnswerProps<never>
}

const loading = new Map<string, Promise<Answer<never> | undefined>>()

/** What shows a tool's answer to a text or to files, with its texts. */
export function loadAnswer<Kind extends keyof AnswerParts>(
  tool: ToolManifest,
  kind: Kind,
  language: Language,
): Promise<Answer<AnswerParts[Kind]> | undefined> {
  const { id, messages } = tool
  const load = tool[kind] as (() => Promise<ComponentType<never>>) | undefined
  const key = `${language} ${kind} ${id}`
  const known = loading.get(key)
  const loaded =
    known ??
    (load
      ? Promise.all([load(), messages[language]()]).then(
          ([Part, { messages: t }]) => ({ Part, t }),
          // Without its answer the tool can still be opened; the next text tries again.
          () => {
            loading.delete(key)
            return undefined
          },
        )
      : Promise.resolve(undefined))
  loading.set(key, loaded)
  // The key says which props the part takes.
  return loaded as Promise<Answer<AnswerParts[Kind]> | undefined>
}
