import type { ReactElement } from 'react'
import type { ListedTool } from '../article-context.ts'

/** A sentence with a link to another page of the site. */
export type PageLink = { readonly text: string; readonly path: string; readonly title: string }

/** A block of a section; a string is a paragraph. */
export type Block =
  | string
  | { readonly kind: 'list'; readonly items: readonly (string | PageLink)[] }
  | { readonly kind: 'mail'; readonly text: string; readonly address: string }
  | ({ readonly kind: 'link' } & PageLink)
  /** Every tool of the site with its description. */
  | { readonly kind: 'tools' }
  /** What the site and each of its tools store on the device. */
  | {
      readonly kind: 'stored'
      readonly caption: string
      readonly head: readonly string[]
      readonly kinds: Readonly<Record<ListedTool['keeps'][number], string>>
      readonly site: readonly (readonly [name: string, what: string])[]
    }
  | { readonly kind: 'part'; readonly part: ReactElement }

export type Section = { readonly heading: string; readonly blocks: readonly Block[] }

export const list = (...items: readonly (string | PageLink)[]): Block => ({ kind: 'list', items })

/** What the texts of a page may depend on: the site's configuration, or another one in a test. */
export type SiteFacts = {
  readonly name: string
  readonly email: string
  readonly operator: string
  readonly policyDate: string
  readonly services: { readonly analytics: boolean; readonly ads: boolean }
}

/** The texts of a page of sections. */
export type SectionsMessages = {
  readonly title: string
  readonly lead: (facts: SiteFacts) => string
  readonly sections: (facts: SiteFacts) => readonly Section[]
}
