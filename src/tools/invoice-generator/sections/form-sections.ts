import { createContext, useContext } from 'react'
import type { FormSections } from './use-form-sections.ts'

const Context = createContext<FormSections | undefined>(undefined)

export const FormSectionsProvider = Context.Provider

export function useSections(): FormSections {
  const sections = useContext(Context)
  if (!sections) throw new Error('useSections needs a FormSectionsProvider above it')
  return sections
}
