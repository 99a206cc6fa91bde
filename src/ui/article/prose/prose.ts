import type { ComponentType } from 'react'

export type Heading = { readonly id: string; readonly text: string }

/** A text compiled from Markdown. `components` are the parts that it places by name. */
export type ProseText = {
  readonly default: ComponentType<{
    /** The texts of those parts, for the prose to hand on. */
    readonly t?: unknown
    readonly components?: Readonly<Record<string, ComponentType<never>>>
  }>
  readonly headings: readonly Heading[]
}

/** Where a fact comes from; cited by its id. */
export type Source = {
  readonly id: string
  readonly publisher: string
  readonly title: string
  readonly year: number
  /** The final address: a page of this site may not follow a redirect to a host that no source names. */
  readonly url: string
}
