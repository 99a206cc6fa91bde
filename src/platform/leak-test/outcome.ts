/** How an attempt to send something away ended. */
export type LeakOutcome =
  /** A rule of the page stopped it: the directive of the content security policy that says so. */
  | { readonly kind: 'blocked'; readonly rule: string }
  /** The browser refused it or does not have it, and names no rule. */
  | { readonly kind: 'refused' }
  /** It did not load, and the browser says neither whether a rule stopped it nor which. */
  | { readonly kind: 'silent' }
  /** Nothing stopped it: it would have left. */
  | { readonly kind: 'open' }
