/** A result that other tools can go on with. */
export type NextContent = {
  readonly kind: 'files' | 'text'
  /** The media types of what there is, each one that the tool's manifest `produces`. */
  readonly types: readonly string[]
  /** How many files; 1 for a text. */
  readonly count: number
  /** A whole page, which is no part of anything: neither a logo nor a text to be typed. */
  readonly isPage?: true
  /**
   * Makes or returns it when a tool was chosen, `undefined` if it cannot be had any more. Files are passed by reference:
   * no byte is copied. Fails with an AbortError when the visitor has cancelled the work that makes it.
   */
  readonly read: () => Sent | undefined | Promise<Sent | undefined>
  /**
   * Of a tool that can be a step of a recipe: what it has made of these files alone, and the names of those of which it
   * made nothing.
   */
  readonly resultsOf?: (files: readonly File[]) => StepResults
}

export type StepResults = { readonly files: readonly File[]; readonly failed: readonly string[] }

export type Sent = { readonly files: readonly File[] } | { readonly text: string }
