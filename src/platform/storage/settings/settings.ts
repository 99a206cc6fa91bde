import { createListeners, type Store } from '../../../lib/store.ts'
import type { DeclaredStore } from '../../../lib/stored-data/owners.ts'
import { withChanges } from '../../../lib/with-changes.ts'
import { openPreset } from '../../open-preset.ts'
import type { Clock } from '../../time/clock.ts'
import type { StorageArea } from '../area/area.ts'
import { ownProperty, parseObject } from '../records/json.ts'
import { recordKey } from '../records/keys.ts'
import { quarantine } from '../records/quarantine.ts'
import type { Decoded, RecordFormat } from '../records/versions.ts'

/** `newer`: saved by a newer build in another tab and not overwritten; changes are in memory only. */
export type SettingsMode = 'saved' | 'newer'

export type Settings<T> = Store<T> & {
  /** The value before storage is read, and if no valid one is stored; on the page of a preset with its settings. */
  readonly initial: T
  readonly mode: Store<SettingsMode>
  write(value: T): void
  /**
   * Shows a value without storing it, until one is written; `undefined` shows the stored one again. With `changesOnly`
   * the visit goes on then, and of what is written only what is other than shown is stored.
   */
  visit(value: T | undefined, changesOnly?: boolean): void
  /** Resets to the initial value and deletes the stored record. */
  reset(): void
}

export type SettingsDefinition<T> = {
  readonly store: DeclaredStore<'settings' | 'draft'>
  readonly versions: RecordFormat<T>
  readonly initial: T
}

/**
 * A tool's settings or draft: one record `{ v, d }` under `toolnook:<tool>:<name>`, validated when read and migrated
 * from older versions. Reading does not write; an invalid record is moved to quarantine on subscribing or writing.
 * Follows other tabs. Values are JSON.
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
  /** The value in memory only, because a newer build's record is stored or the value does not match the schema. */
  let unsaved: { readonly value: T } | undefined
  let visited: { readonly value: T; readonly changesOnly: boolean } | undefined
  /** The unreadable text for which there was no room in quarantine. */
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
  const readOwn = (): T => {
    const now = readDecoded()
    return unsaved?.value ?? (now.state === 'valid' ? now.value : initial)
  }
  const subscribe = (listener: () => void) => {
    const leave = listeners.add(listener)
    tidy()
    return leave
  }

  const withPreset = createPresetView<T>(store)
  /** On the page of a preset a visit of its settings has begun as it opened. */
  const readVisit = () => {
    const own = readOwn()
    const shown = withPreset(own)
    return visited ?? (shown === own ? undefined : { value: shown, changesOnly: true })
  }

  return {
    get initial() {
      return withPreset(initial)
    },
    subscribe,
    read: () => (visited ? visited.value : withPreset(readOwn())),
    mode: { read: () => (readDecoded().state === 'newer' ? 'newer' : 'saved'), subscribe },
    write(shown) {
      const visit = readVisit()
      const value = visit?.changesOnly ? withChanges(readOwn(), visit.value, shown) : shown
      visited = visit?.changesOnly ? { value: shown, changesOnly: true } : undefined
      if (readDecoded().state === 'newer') {
        unsaved = { value }
        area.report(key, 'memory-only-newer')
        listeners.notify()
        return
      }
      const data = JSON.stringify({ v: versions.version, d: value })
      if (decode(data).state !== 'valid') {
        // If stored, it would be invalid at the next visit, and the valid record before it lost.
        unsaved = { value }
        area.report(key, 'memory-only-unfit')
        listeners.notify()
        return
      }
      tidy()
      if (readDecoded().state === 'invalid') {
        // There was no room in quarantine for the unreadable record, so it is not overwritten.
        unsaved = { value }
        area.report(key, 'memory-only-full')
        listeners.notify()
        return
      }
      unsaved = undefined
      // Parsing it again is not needed, and unchanged parts remain the same objects.
      text = data
      found = { state: 'valid', value }
      area.set(key, data)
      // What is stored may be the same as before.
      if (visited) listeners.notify()
    },
    visit(value, changesOnly = false) {
      visited = value === undefined ? undefined : { value, changesOnly }
      listeners.notify()
    },
    reset() {
      visited = undefined
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

/** Settings with those of the preset that is open; the same object as long as both are the same. */
function createPresetView<T>({ owner, kind }: DeclaredStore<'settings' | 'draft'>): (own: T) => T {
  let last: { readonly own: T; readonly preset: object; readonly value: T } | undefined
  return (own) => {
    const preset = kind === 'settings' ? openPreset.settingsOf(owner) : undefined
    if (!preset) return own
    if (last?.own !== own || last.preset !== preset) {
      const known = Object.entries(preset).filter(([name]) => name in (own as object))
      last = { own, preset, value: { ...own, ...Object.fromEntries(known) } }
    }
    return last.value
  }
}
