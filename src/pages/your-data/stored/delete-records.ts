import { readKey } from '../../../lib/stored-data/keys.ts'
import type { StorageArea } from '../../../platform/storage/area/area.ts'

/**
 * Deletes every record of this site in an area, including those that other tabs hold in memory. Returns how many are
 * still stored.
 */
export function deleteRecords(area: StorageArea): number {
  const ownKeys = () => area.keys().filter((key) => readKey(key) !== undefined)
  for (const key of ownKeys()) area.remove(key)
  area.dropElsewhere()
  return ownKeys().filter((key) => area.isStored(key)).length
}
