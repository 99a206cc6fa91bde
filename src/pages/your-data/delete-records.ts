import { readKey } from '../../lib/stored-data/keys.ts'
import type { StorageArea } from '../../platform/storage/area.ts'

/** Deletes every record of this site in an area, also those that tabs hold in memory; answers how many are still kept. */
export function deleteRecords(area: StorageArea): number {
  const own = () => area.keys().filter((key) => readKey(key) !== undefined)
  for (const key of own()) area.remove(key)
  area.dropElsewhere()
  return own().filter((key) => area.isKept(key)).length
}
