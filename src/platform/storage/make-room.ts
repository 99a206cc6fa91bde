import { quarantinePrefix } from '../../lib/kept-data/keys.ts'
import type { StorageArea } from './area.ts'
import { own, parseObject } from './json.ts'
import { isHistoryKey } from './keys.ts'

type Candidate = {
  readonly key: string
  readonly rank: number
  readonly time: number
  readonly sequence: number
}

/** What may go for a new record, in the order it goes. Settings, and keys that are not ours, never do. */
function candidates(area: StorageArea, prefix: string | undefined): Candidate[] {
  const found: Candidate[] = []
  for (const key of area.keys()) {
    // What is held in memory takes no room on the device.
    if (!area.isKept(key)) continue
    if (prefix !== undefined && key.startsWith(prefix)) found.push({ key, rank: 1, ...ageOf(area, key) })
    else if (isHistoryKey(key)) found.push({ key, rank: 2, ...ageOf(area, key) })
    else if (key.startsWith(quarantinePrefix)) found.push({ key, rank: 0, ...ageOf(area, key) })
  }
  return found.sort(
    (a, b) =>
      a.rank - b.rank || (a.rank === 1 ? a.sequence - b.sequence || a.time - b.time : a.time - b.time),
  )
}

/** An envelope that cannot be read counts as the oldest. */
function ageOf(area: StorageArea, key: string): { time: number; sequence: number } {
  const envelope = parseObject(area.get(key) ?? '') ?? {}
  const number = (value: unknown) => (typeof value === 'number' ? value : 0)
  return { time: number(own(envelope, 't')), sequence: number(own(envelope, 's')) }
}

/**
 * Stores a record; when storage is full, makes room with records set aside as unreadable, then with the oldest
 * entries of the same history (`prefix`), then of the site's other histories. When all of them would not do,
 * they are put back and the record is held in memory.
 */
export function setMakingRoom(area: StorageArea, key: string, text: string, prefix?: string): void {
  const first = area.keep(key, text)
  if (first === 'kept') return
  if (first === 'memory-only-blocked') {
    area.set(key, text)
    return
  }
  const removed: { key: string; text: string }[] = []
  for (const candidate of candidates(area, prefix)) {
    removed.push({ key: candidate.key, text: area.get(candidate.key) ?? '' })
    area.remove(candidate.key)
    if (area.keep(key, text) === 'kept') return
  }
  for (const record of removed) area.set(record.key, record.text)
  area.set(key, text)
}
