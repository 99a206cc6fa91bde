import { readKey } from '../../lib/kept-data/keys.ts'
import type { StorageArea } from '../../platform/storage/area.ts'

/** Deletes every record of this site in an area; answers how many are still kept. */
export function deleteRecords(area: StorageArea): number {
  const own = () => area.keys().filter((key) => readKey(key) !== undefined)
  for (const key of own()) area.remove(key)
  return own().filter((key) => area.isKept(key)).length
}
