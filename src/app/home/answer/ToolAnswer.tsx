import type { ComponentType } from 'react'
import { createElement, use } from 'react'
import type { Language } from '../../../lib/text/i18n.ts'
import type { AnswerProps, ToolManifest } from '../../../registry/manifest.ts'
import { useDictionary } from '../../language/dictionary.ts'

type Answer = { readonly Part: ComponentType<AnswerProps<never>>; readonly t: never }

const loading = new Map<string, Promise<Answer | undefined>>()

function load({ id, answer, messages }: ToolManifest, language: Language): Promise<Answer | undefined> {
  const key = `${language} ${id}`
  const known = loading.get(key)
  if (known) return known
  const loaded = answer
    ? Promise.all([answer(), messages[language]()]).then(
        ([Part, { messages: t }]) => ({ Part, t }),
        // Without its answer the tool can still be opened; the next text tries again.
        () => {
          loading.delete(key)
          return undefined
        },
      )
    : Promise.resolve(undefined)
  loading.set(key, loaded)
  return loaded
}

type ToolAnswerProps = { readonly tool: ToolManifest; readonly text: string }

/** What a tool makes of a text; nothing for a tool without an answer. */
export function ToolAnswer({ tool, text }: ToolAnswerProps) {
  const { language } = useDictionary()
  const answer = use(load(tool, language))
  return answer ? createElement(answer.Part, { t: answer.t, language, text }) : null
}
