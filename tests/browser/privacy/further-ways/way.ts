/** The target of an attempt: a third-party host by name, over TLS, and the same machine by IP address. */
export type Target = {
  /** Its origin, without a trailing slash. */
  readonly to: string
  readonly host: string
  /** At 127.0.0.1, for requests by IP address. */
  readonly port: number
  /** The part of the name after the colon: the property or kind that it tries. */
  readonly detail: string
}

/** A way out as in `../attempts/attempt.ts`: it is run by the browser as it stands, and uses nothing outside of itself. */
export type Way = (target: Target) => unknown

/** By name. */
export type Ways = Readonly<Record<string, Way>>

/** The same way for several details, each by a name of its own. */
export const each = (name: string, details: readonly string[], way: Way): Ways =>
  Object.fromEntries(details.map((detail) => [`${name}: ${detail}`, way]))

/** Of a name. */
export const detailOf = (name: string): string => name.split(': ')[1] ?? ''
