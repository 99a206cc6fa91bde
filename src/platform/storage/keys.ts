import { quarantinePrefix, sitePrefix } from '../../lib/kept-data/keys.ts'

/**
 * Names in storage. Settings lie at `toolnook:<tool>:<name>`, history entries one below at
 * `toolnook:<tool>:<name>:<id>`, and what could not be read at `toolnook:quarantine:<its key>`.
 */
const part = /^[A-Za-z0-9_-]+$/

/** The key of one record; throws RangeError when a part would make it ambiguous. */
export function recordKey(tool: string, name: string, id?: string): string {
  const parts = id === undefined ? [tool, name] : [tool, name, id]
  if (tool === 'quarantine' || !parts.every((text) => part.test(text)))
    throw new RangeError(`Not a storage key: ${parts.join(':')}`)
  return sitePrefix + parts.join(':')
}

/** Whether the key is that of a history entry of this site, whichever tool it belongs to. */
export function isHistoryKey(key: string): boolean {
  return key.startsWith(sitePrefix) && !key.startsWith(quarantinePrefix) && key.split(':').length === 4
}
