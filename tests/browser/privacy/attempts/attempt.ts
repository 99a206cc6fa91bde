/**
 * A way in which a script could send data away. Its source is run in the browser, so it may use
 * nothing from its surroundings. `to` is a third-party origin, without a trailing slash.
 */
export type Attempt = (to: string) => unknown

/** By name. */
export type Attempts = Readonly<Record<string, Attempt>>
