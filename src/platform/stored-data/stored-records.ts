import { createListeners, type Store } from '../../lib/store.ts'
import { readKey } from '../../lib/stored-data/keys.ts'
import type { StoredRecord } from '../../lib/stored-data/owners.ts'
import type { StorageArea } from '../storage/area/area.ts'

/** All records of this site in an area, sorted by key; follows changes of this and other tabs. */
export function createStoredRecords(area: StorageArea): Store<readonly StoredRecord[]> {
  let seen = ''
  let records: readonly StoredRecord[] = []
  const listeners = createListeners(() => area.subscribe(() => listeners.notify()))
  return {
    read() {
      const now = area
        .keys()
        .filter((key) => readKey(key) !== undefined)
        .sort()
        .map((key) => ({ key, text: area.get(key) ?? '' }))
      const text = JSON.stringify(now)
      if (text !== seen) {
        seen = text
        records = now
      }
      return records
    },
    subscribe: listeners.add,
  }
}
