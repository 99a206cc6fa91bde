/** Where a way leads: to a stranger by its name, over TLS, and to the same computer by its number. */
export type Target = {
  /** Its origin, without a slash at the end. */
  readonly to: string
  readonly host: string
  /** At 127.0.0.1, for what is asked by number. */
  readonly port: number
  /** What follows the colon in the way's name: the property or the kind that it tries. */
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
