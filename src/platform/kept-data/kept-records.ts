import { readKey } from '../../lib/kept-data/keys.ts'
import type { KeptRecord } from '../../lib/kept-data/owners.ts'
import type { StorageArea } from '../storage/area.ts'
import { createListeners, type Store } from '../store.ts'

/** Every record of this site in an area, sorted by key; follows changes, other tabs' too. */
export function createKeptRecords(area: StorageArea): Store<readonly KeptRecord[]> {
  let seen = ''
  let records: readonly KeptRecord[] = []
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
