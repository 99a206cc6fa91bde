import type { ComponentProps } from 'react'
import type { Language } from '../../../lib/text/i18n.ts'
import type { PageField } from './PageField.tsx'

const texts = {
  en: () => import('./choice.en.ts'),
  tr: () => import('./choice.tr.ts'),
} as const satisfies Record<Language, unknown>

/** The field that chooses a page or frame, with its texts, for tools that have no others of the batch. */
export async function loadPageField(language: Language) {
  const [{ PageField: Field }, { choice }] = await Promise.all([import('./PageField.tsx'), texts[language]()])
  return (props: Omit<ComponentProps<typeof PageField>, 't' | 'language'>) => (
    <Field t={choice} language={language} {...props} />
  )
}
