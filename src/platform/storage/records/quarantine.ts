import { quarantinePrefix } from '../../../lib/stored-data/keys.ts'
import type { Clock } from '../../time/clock.ts'
import type { StorageArea } from '../area/area.ts'
import { ownProperty, parseObject } from './json.ts'

const rawOf = (text: string | undefined): unknown => ownProperty(parseObject(text ?? '') ?? {}, 'raw')

/** A key in quarantine that no other record from the same key has. */
function placeFor(area: StorageArea, key: string, text: string): string {
  for (let count = 1; ; count += 1) {
    const place = quarantinePrefix + (count === 1 ? '' : `${count}:`) + key
    const there = area.get(place)
    if (there === undefined || rawOf(there) === text) return place
  }
}

/**
 * Moves an unreadable record to quarantine, as `{ t, raw }`: timestamp and unchanged text. No other record is removed
 * for it, and only the visitor deletes it. If there is no room, the record stays at its key.
 */
export function quarantine(area: StorageArea, clock: Clock, key: string): void {
  const text = area.get(key)
  if (text === undefined) return
  const place = placeFor(area, key, text)
  const copy = JSON.stringify({ t: clock.now(), raw: text })
  const copied = area.save(place, copy) === 'stored'
  area.remove(key)
  // There may be room for one copy though not for both at once.
  if (!copied && area.save(place, copy) !== 'stored') area.set(key, text)
}
