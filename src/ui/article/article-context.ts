import { type ComponentType, createContext, useContext } from 'react'
import type { StoreDeclaration, StoreKind, StoreOwner } from '../../lib/stored-data/owners.ts'
import type { Language } from '../../lib/text/i18n.ts'
import type { Source } from './prose/prose.ts'

/** A tool of the site. */
export type ListedTool = {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly description: string
  /** The kinds of its stores, each once. */
  readonly keeps: readonly StoreKind[]
  readonly stores: readonly StoreDeclaration[]
}

/** What the parts of an article need from the site. */
export type ArticleContext = {
  readonly language: Language
  readonly texts: {
    readonly contents: string
    readonly copyLink: (heading: string) => string
    readonly copied: string
    readonly cited: (number: number) => string
  }
  readonly sources: readonly Source[]
  readonly tools: readonly ListedTool[]
  /** Guides that store something on the device. */
  readonly storingGuides: readonly (StoreOwner & { readonly title: string })[]
  /** Other parts of the site that do. */
  readonly siteOwners: readonly StoreOwner[]
  /** The recipes on this device, with what can be done with them. */
  readonly recipes: ComponentType
}

const Context = createContext<ArticleContext | undefined>(undefined)

export const ArticleProvider = Context.Provider

export function useArticle(): ArticleContext {
  const context = useContext(Context)
  if (!context) throw new Error('useArticle needs an ArticleProvider above it')
  return context
}
