import { isKeyPart, sitePrefix } from '../../../lib/stored-data/keys.ts'
import type { DeclaredStore } from '../../../lib/stored-data/owners.ts'

/**
 * The key of one record: `toolnook:<tool>:<name>` for settings, `toolnook:<tool>:<name>:<id>` for a history entry,
 * `toolnook:quarantine:<key>` for an unreadable record. Throws a RangeError if a part would make the key ambiguous.
 */
export function recordKey({ owner, name }: DeclaredStore, id?: string): string {
  const parts = id === undefined ? [owner, name] : [owner, name, id]
  if (owner === 'quarantine' || !parts.every(isKeyPart))
    throw new RangeError(`Not a storage key: ${parts.join(':')}`)
  return sitePrefix + parts.join(':')
}
