import { quarantinePrefix } from '../../lib/kept-data/keys.ts'
import type { Clock } from '../clock.ts'
import type { Store } from '../store.ts'
import type { StorageArea } from './area.ts'
import { own, parseObject } from './json.ts'

/** A record that could not be read, as it was found. */
export type QuarantinedRecord = {
  /** Where it lay. */
  readonly key: string
  readonly text: string
  /** When it was set aside, milliseconds since 1970. */
  readonly time: number
}

export const quarantineLimits = {
  records: 20,
  /** Keys and values together, counted in UTF-16 units as browsers count their quota. */
  characters: 50 * 1024,
} as const

const timeOf = (text: string): number => {
  const time = own(parseObject(text) ?? {}, 't')
  return typeof time === 'number' ? time : 0
}

/**
 * Moves an unreadable record out of the way, once. The oldest records set aside are dropped beyond the limits.
 * A record that is too large, or that finds no room, stays where it is: unread, and not lost by us.
 */
export function setAside(area: StorageArea, clock: Clock, key: string): void {
  const text = area.get(key)
  if (text === undefined) return
  const target = quarantinePrefix + key
  const copy = JSON.stringify({ t: clock.now(), raw: text })
  if (target.length + copy.length > quarantineLimits.characters) return
  area.remove(key)
  if (area.keep(target, copy) !== 'kept') {
    area.set(key, text)
    return
  }
  trim(area, target)
}

function trim(area: StorageArea, newest: string): void {
  const others = area
    .keys()
    .filter((key) => key.startsWith(quarantinePrefix) && key !== newest)
    .map((key) => ({ key, text: area.get(key) ?? '' }))
    .sort((a, b) => timeOf(b.text) - timeOf(a.text))
  let records = 1
  let characters = newest.length + (area.get(newest)?.length ?? 0)
  for (const { key, text } of others) {
    records += 1
    characters += key.length + text.length
    if (records > quarantineLimits.records || characters > quarantineLimits.characters) area.remove(key)
  }
}

export type Quarantine = Store<readonly QuarantinedRecord[]> & { clear(): void }

/** What was set aside in an area, newest first: to be counted, exported or deleted by the visitor. */
export function createQuarantine(area: StorageArea): Quarantine {
  let seen = ''
  let records: readonly QuarantinedRecord[] = []

  const keys = () => area.keys().filter((key) => key.startsWith(quarantinePrefix))
  return {
    read() {
      const texts = keys().map((key) => [key, area.get(key) ?? ''] as const)
      const now = JSON.stringify(texts)
      if (now === seen) return records
      seen = now
      records = texts
        .map(([key, text]) => {
          const raw = own(parseObject(text) ?? {}, 'raw')
          return {
            key: key.slice(quarantinePrefix.length),
            text: typeof raw === 'string' ? raw : text,
            time: timeOf(text),
          }
        })
        .sort((a, b) => b.time - a.time)
      return records
    },
    subscribe: (listener) =>
      area.subscribe((key) => {
        if (key === undefined || key.startsWith(quarantinePrefix)) listener()
      }),
    clear() {
      for (const key of keys()) area.remove(key)
    },
  }
}
