import { createContext, useContext } from 'react'
import type { UiText } from './messages.en.ts'

const UiTextContext = createContext<UiText | undefined>(undefined)

export const UiTextProvider = UiTextContext.Provider

/** The design system's own texts in the page's language. */
export function useUiText(): UiText {
  const text = useContext(UiTextContext)
  if (!text) throw new Error('no UiTextProvider')
  return text
}
