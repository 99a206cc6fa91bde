import type { ComponentProps } from 'react'
import { byLanguage } from '../../../lib/text/by-language.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import type { ChoiceMessages } from './choice.en.ts'
import type { PageField } from './PageField.tsx'

const texts = byLanguage(import.meta.glob<{ readonly choice: ChoiceMessages }>('./choice.*.ts'))

/** The field that chooses a page or frame, with its texts, for tools that have no others of the batch. */
export async function loadPageField(language: Language) {
  const [{ PageField: Field }, { choice }] = await Promise.all([import('./PageField.tsx'), texts[language]()])
  return (props: Omit<ComponentProps<typeof PageField>, 't' | 'language'>) => (
    <Field t={choice} language={language} {...props} />
  )
}
