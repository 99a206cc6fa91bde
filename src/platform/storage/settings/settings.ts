import { createListeners, type Store } from '../../../lib/store.ts'
import type { DeclaredStore } from '../../../lib/stored-data/owners.ts'
import type { Clock } from '../../time/clock.ts'
import type { StorageArea } from '../area/area.ts'
import { ownProperty, parseObject } from '../records/json.ts'
import { recordKey } from '../records/keys.ts'
import { quarantine } from '../records/quarantine.ts'
import type { Decoded, RecordFormat } from '../records/versions.ts'

/** `newer`: saved by a newer build in another tab, so left alone; changes live only on this page. */
export type SettingsMode = 'saved' | 'newer'

export type Settings<T> = Store<T> & {
  /** The value when nothing valid is stored, and before the browser has been asked. */
  readonly initial: T
  readonly mode: Store<SettingsMode>
  write(value: T): void
  /** Back to the initial value; the stored record is deleted. */
  reset(): void
}

export type SettingsDefinition<T> = {
  readonly store: DeclaredStore<'settings' | 'draft'>
  readonly versions: RecordFormat<T>
  readonly initial: T
}

/**
 * A tool's settings or draft: one record `{ v, d }` under `toolnook:<tool>:<name>`, checked when read and
 * migrated from older versions. Reading writes nothing; an invalid record is set aside when a page starts to
 * follow the settings or writes them. Follows other tabs. The values are JSON.
 */
export function createSettings<T>(
  { store, versions, initial }: SettingsDefinition<T>,
  backend: { readonly area: StorageArea; readonly clock: Clock },
): Settings<T> {
  const { area, clock } = backend
  const key = recordKey(store)
  const absent: Decoded<T> = { state: 'valid', value: initial }
  let text: string | undefined
  let found: Decoded<T> = absent
  /** What lives on this page only: the stored record is a newer build's, or the value does not fit its schema. */
  let unsaved: { readonly value: T } | undefined
  /** The unreadable text for which there was no room elsewhere. */
  let immovable: string | undefined

  const listeners = createListeners(() =>
    area.subscribe((changed) => {
      if (changed === undefined || changed === key) listeners.notify()
    }),
  )
  const decode = (json: string): Decoded<T> => {
    const envelope = parseObject(json)
    return envelope
      ? versions.decode(ownProperty(envelope, 'v'), ownProperty(envelope, 'd'))
      : { state: 'invalid' }
  }
  const readDecoded = (): Decoded<T> => {
    const now = area.get(key)
    if (now === text) return found
    text = now
    found = now === undefined ? absent : decode(now)
    if (found.state !== 'newer') unsaved = undefined
    return found
  }
  const tidy = () => {
    if (readDecoded().state !== 'invalid' || text === immovable) return
    quarantine(area, clock, key)
    if (readDecoded().state === 'invalid') immovable = text
  }
  const subscribe = (listener: () => void) => {
    const leave = listeners.add(listener)
    tidy()
    return leave
  }

  return {
    initial,
    subscribe,
    read() {
      const now = readDecoded()
      return unsaved?.value ?? (now.state === 'valid' ? now.value : initial)
    },
    mode: { read: () => (readDecoded().state === 'newer' ? 'newer' : 'saved'), subscribe },
    write(value) {
      if (readDecoded().state === 'newer') {
        unsaved = { value }
        area.report(key, 'memory-only-newer')
        listeners.notify()
        return
      }
      const data = JSON.stringify({ v: versions.version, d: value })
      if (decode(data).state !== 'valid') {
        // Stored, it would be set aside as broken at the next visit, and the good record before it lost.
        unsaved = { value }
        area.report(key, 'memory-only-unfit')
        listeners.notify()
        return
      }
      tidy()
      if (readDecoded().state === 'invalid') {
        // What could not be read found no place elsewhere: it is not lost for what is written now.
        unsaved = { value }
        area.report(key, 'memory-only-full')
        listeners.notify()
        return
      }
      unsaved = undefined
      // It need not be read back, and what has not changed in it stays the same object.
      text = data
      found = { state: 'valid', value }
      area.set(key, data)
    },
    reset() {
      if (readDecoded().state === 'newer') {
        unsaved = { value: initial }
        listeners.notify()
        return
      }
      unsaved = undefined
      area.report(key, undefined)
      area.remove(key)
      area.retry()
    },
  }
}
