/** The outcome of an attempt to send something to another origin. */
export type LeakOutcome =
  /** Blocked by this directive of the content security policy. */
  | { readonly kind: 'blocked'; readonly rule: string }
  /** The browser rejected it or has no such API, without naming a directive. */
  | { readonly kind: 'refused' }
  /** It did not load, and the browser does not report whether the policy blocked it. */
  | { readonly kind: 'not-loaded' }
  /** The browser reported no block in time: it would have been sent, or the report is late. */
  | { readonly kind: 'unreported' }

/** Timeout for the browser's report that it blocked an attempt, in milliseconds; a busy device takes more than a second. */
export const reportTimeoutMs = 3000
