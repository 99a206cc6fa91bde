import { readKey } from '../../lib/stored-data/keys.ts'
import type { StorageArea } from '../../platform/storage/area/area.ts'

/** Deletes all records of this site in an area, including those that tabs hold in memory; returns how many are left. */
export function deleteRecords(area: StorageArea): number {
  const ownKeys = () => area.keys().filter((key) => readKey(key) !== undefined)
  for (const key of ownKeys()) area.remove(key)
  area.dropElsewhere()
  return ownKeys().filter((key) => area.isStored(key)).length
}
