import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Language } from '../../lib/text/i18n.ts'

/** Messages of a page and the language in which they are. */
export type Texts<Messages> = { readonly t: Messages; readonly language: Language }

/** A provider and a hook for the texts of one page, so that its parts need not pass them on as props. */
export function createTexts<Messages>(): {
  readonly TextsProvider: ComponentType<Texts<Messages> & { readonly children: ReactNode }>
  readonly useTexts: () => Texts<Messages>
} {
  const Context = createContext<Texts<Messages> | undefined>(undefined)
  return {
    TextsProvider({ t, language, children }) {
      const texts = useMemo(() => ({ t, language }), [t, language])
      return <Context.Provider value={texts}>{children}</Context.Provider>
    },
    useTexts() {
      const texts = useContext(Context)
      if (!texts) throw new Error('useTexts needs its TextsProvider above it')
      return texts
    },
  }
}
