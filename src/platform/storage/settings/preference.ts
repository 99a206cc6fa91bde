import { createListeners, type Store } from '../../../lib/store.ts'
import type { DeclaredStore } from '../../../lib/stored-data/owners.ts'
import type { Clock } from '../../time/clock.ts'
import type { StorageArea } from '../area/area.ts'
import { recordKey } from '../records/keys.ts'
import { quarantine } from '../records/quarantine.ts'

/** A single value, stored as bare JSON under its own key, without envelope and version. */
export type Preference<T> = Store<T> & {
  /** The value before storage is read, and if no valid one is stored. */
  readonly initial: T
  write(value: T): void
}

/**
 * A preference that is parsed strictly: text that is not JSON of a value that `isValid` accepts counts as unset, and is
 * moved to quarantine when the visitor chooses another value. Follows other tabs. Only the theme has a key without
 * prefix, `darkMode`.
 */
export function createPreference<T>(
  { area, clock }: { readonly area: StorageArea; readonly clock: Clock },
  store: 'darkMode' | DeclaredStore<'settings'>,
  initial: T,
  isValid: (value: unknown) => value is T,
): Preference<T> {
  const key = store === 'darkMode' ? store : recordKey(store)
  let text: string | undefined
  let found: { readonly value: T } | undefined
  /** The value in memory only, because there was no room in quarantine for the unreadable text `beside`. */
  let unsaved: { readonly value: T; readonly beside: string } | undefined

  const listeners = createListeners(() =>
    area.subscribe((changed) => {
      if (changed === undefined || changed === key) listeners.notify()
    }),
  )
  const parse = (json: string): { readonly value: T } | undefined => {
    try {
      const parsed: unknown = JSON.parse(json)
      return isValid(parsed) ? { value: parsed } : undefined
    } catch {
      return undefined
    }
  }
  const readStored = () => {
    const now = area.get(key)
    if (now !== text) {
      text = now
      found = now === undefined ? undefined : parse(now)
    }
    if (unsaved && now !== unsaved.beside) unsaved = undefined
    return found
  }
  return {
    initial,
    read: () => (readStored() ?? unsaved ?? { value: initial }).value,
    write(value) {
      if (!readStored()) quarantine(area, clock, key)
      if (!readStored() && text !== undefined) {
        unsaved = { value, beside: text }
        area.report(key, 'memory-only-full')
        listeners.notify()
        return
      }
      unsaved = undefined
      area.set(key, JSON.stringify(value))
    },
    subscribe: listeners.add,
  }
}

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
