import { isKeyPart, sitePrefix } from '../../../lib/stored-data/keys.ts'
import type { DeclaredStore } from '../../../lib/stored-data/owners.ts'

/**
 * The key of one record. Settings lie at `toolnook:<tool>:<name>`, history entries one below at
 * `toolnook:<tool>:<name>:<id>`, and what could not be read at `toolnook:quarantine:<its key>`. Throws RangeError
 * when a part would make the key ambiguous.
 */
export function recordKey({ owner, name }: DeclaredStore, id?: string): string {
  const parts = id === undefined ? [owner, name] : [owner, name, id]
  if (owner === 'quarantine' || !parts.every(isKeyPart))
    throw new RangeError(`Not a storage key: ${parts.join(':')}`)
  return sitePrefix + parts.join(':')
}
