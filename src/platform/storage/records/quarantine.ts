import { quarantinePrefix } from '../../../lib/stored-data/keys.ts'
import type { Clock } from '../../time/clock.ts'
import type { StorageArea } from '../area/area.ts'
import { ownProperty, parseObject } from './json.ts'

const rawOf = (text: string | undefined): unknown => ownProperty(parseObject(text ?? '') ?? {}, 'raw')

/** Where a record is set aside: no other that was set aside from the same key is in that place. */
function placeFor(area: StorageArea, key: string, text: string): string {
  for (let count = 1; ; count += 1) {
    const place = quarantinePrefix + (count === 1 ? '' : `${count}:`) + key
    const there = area.get(place)
    if (there === undefined || rawOf(there) === text) return place
  }
}

/**
 * Moves an unreadable record out of the way, once, as `{ t, raw }`: when, and its text to the letter. Nothing goes
 * for it, and what was set aside before stays: only the visitor deletes it. A record that finds no room stays where
 * it is, unread.
 */
export function quarantine(area: StorageArea, clock: Clock, key: string): void {
  const text = area.get(key)
  if (text === undefined) return
  const place = placeFor(area, key, text)
  const copy = JSON.stringify({ t: clock.now(), raw: text })
  const copied = area.save(place, copy) === 'stored'
  area.remove(key)
  // Without room for both at once there may be room for one.
  if (!copied && area.save(place, copy) !== 'stored') area.set(key, text)
}
