/**
 * Names in storage: `toolnook:<owner>:<name>` and below it `:<id>`. What could not be read lies under quarantine with
 * its whole key, from the second time on after a number: `toolnook:quarantine:2:toolnook:<owner>:<name>`.
 */
export const sitePrefix = 'toolnook:'
export const quarantinePrefix = `${sitePrefix}quarantine:`
/** The only name of the site without the prefix. */
const themeKey = 'darkMode'

/** Whether a text can be one part of a name: anything else, such as a colon, would make it ambiguous. */
export const isKeyPart = (text: string): boolean => /^[A-Za-z0-9_-]+$/.test(text)

/** What a key of this site says about its record. */
export type StoredKey =
  | { readonly kind: 'theme' }
  | { readonly kind: 'entry'; readonly owner: string; readonly name: string; readonly id?: string }
  /** Set aside as unreadable; `of` is the key it had. */
  | { readonly kind: 'unreadable'; readonly of: string }
  /** This site's by its prefix, and nothing more is known of it. */
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
