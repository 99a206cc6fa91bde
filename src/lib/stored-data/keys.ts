/**
 * Keys in storage: `toolnook:<owner>:<name>` and below it `:<id>`. Quarantined records have their whole key after a
 * prefix, from the second one on with a number: `toolnook:quarantine:2:toolnook:<owner>:<name>`.
 */
export const sitePrefix = 'toolnook:'
export const quarantinePrefix = `${sitePrefix}quarantine:`
/** The only key of the site without the prefix. */
const themeKey = 'darkMode'

/** Whether a text can be one part of a key: anything else, such as a colon, would make it ambiguous. */
export const isKeyPart = (text: string): boolean => /^[A-Za-z0-9_-]+$/.test(text)

/** A parsed key of this site. */
export type StoredKey =
  | { readonly kind: 'theme' }
  | { readonly kind: 'entry'; readonly owner: string; readonly name: string; readonly id?: string }
  /** Quarantined; `of` is its former key. */
  | { readonly kind: 'unreadable'; readonly of: string }
  /** Has the site's prefix and no known form. */
  | { readonly kind: 'unknown' }

/** `undefined` for a key that is not this site's. */
export function readKey(key: string): StoredKey | undefined {
  if (key === themeKey) return { kind: 'theme' }
  if (key.startsWith(quarantinePrefix))
    return { kind: 'unreadable', of: key.slice(quarantinePrefix.length).replace(/^\d+:/, '') }
  if (!key.startsWith(sitePrefix)) return undefined
  const parts = key.slice(sitePrefix.length).split(':')
  const [owner, name, id] = parts
  if (owner === undefined || name === undefined || parts.length > 3 || !parts.every(isKeyPart))
    return { kind: 'unknown' }
  return { kind: 'entry', owner, name, ...(id === undefined ? {} : { id }) }
}
