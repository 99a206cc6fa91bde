import { createContext, useContext } from 'react'
import type { Language } from '../../lib/i18n.ts'
import type { AppMessages } from '../messages.en.ts'
import type { Dictionary } from './dictionary-type.ts'

type Shown = { readonly language: Language; readonly dictionary: Dictionary }

const ShownContext = createContext<Shown | undefined>(undefined)

export const DictionaryProvider = ShownContext.Provider

/** The language of the page and the shell's texts in it. */
export function useDictionary(): { readonly t: AppMessages; readonly language: Language } {
  const shown = useContext(ShownContext)
  if (!shown) throw new Error('useDictionary needs a DictionaryProvider above it')
  return { t: shown.dictionary.messages, language: shown.language }
}
