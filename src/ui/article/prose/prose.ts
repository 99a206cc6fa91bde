import type { ComponentType } from 'react'

export type Heading = { readonly id: string; readonly text: string }

/** An article compiled from MDX. `components` are those that it uses by name. */
export type ProseText = {
  readonly default: ComponentType<{
    /** The texts of those components, which the article passes on. */
    readonly t?: unknown
    readonly components?: Readonly<Record<string, ComponentType<never>>>
  }>
  readonly headings: readonly Heading[]
}

/** The source of a fact, cited by its id. */
export type Source = {
  readonly id: string
  readonly publisher: string
  readonly title: string
  readonly year: number
  /** The final address: a page of this site may not follow a redirect to a host that no source names. */
  readonly url: string
}
