import { createContext, useContext } from 'react'
import { defaultLanguage, type Language } from '../../lib/text/i18n.ts'
import type { UiText } from '../../ui/text/messages.en.ts'
import type { AppMessages } from './messages.en.ts'

/** The shell's texts in one language; one chunk each. */
export type Dictionary = {
  readonly messages: AppMessages
  readonly uiText: UiText
}

type Loaders = Readonly<
  Record<`./dictionary.${Language}.ts`, () => Promise<{ readonly dictionary: Dictionary }>>
>

const loaders = import.meta.glob('./dictionary.*.ts') as Loaders

export const loadDictionary = async (language: Language = defaultLanguage): Promise<Dictionary> =>
  (await loaders[`./dictionary.${language}.ts`]()).dictionary

type LanguageTexts = { readonly language: Language; readonly dictionary: Dictionary }

const LanguageTextsContext = createContext<LanguageTexts | undefined>(undefined)

export const DictionaryProvider = LanguageTextsContext.Provider

/** The language of the page and the shell's texts in it. */
export function useDictionary(): { readonly t: AppMessages; readonly language: Language } {
  const current = useContext(LanguageTextsContext)
  if (!current) throw new Error('no DictionaryProvider')
  return { t: current.dictionary.messages, language: current.language }
}
