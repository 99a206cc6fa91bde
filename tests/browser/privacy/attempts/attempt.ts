/**
 * A way in which a script could send something away. It is run by the browser as it stands in its file, so it may use
 * nothing from outside of itself. `to` is the origin of a stranger, without a slash at the end.
 */
export type Attempt = (to: string) => unknown

/** By name. */
export type Attempts = Readonly<Record<string, Attempt>>
