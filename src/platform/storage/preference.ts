import type { Store } from '../store.ts'
import type { StorageArea } from './area.ts'

/** A plain value of the shell, kept as bare JSON under its own key: no envelope, no version. */
export type Preference<T> = Store<T> & {
  /** What a page shows before it has asked the browser, and when nothing valid is stored. */
  readonly initial: T
  write(value: T): void
}

/**
 * A preference that is read strictly: what is not JSON of a value that `isValid` accepts counts as unset.
 * Follows other tabs. The key is `darkMode` or begins with `toolnook:`.
 */
export function createPreference<T>(
  area: StorageArea,
  key: 'darkMode' | `toolnook:${string}`,
  initial: T,
  isValid: (value: unknown) => value is T,
): Preference<T> {
  let text: string | undefined
  let value = initial

  const parse = (json: string | undefined): T => {
    try {
      const parsed: unknown = JSON.parse(json ?? '')
      return isValid(parsed) ? parsed : initial
    } catch {
      return initial
    }
  }
  return {
    initial,
    read() {
      const found = area.get(key)
      if (found !== text) {
        text = found
        value = parse(found)
      }
      return value
    },
    write: (next) => area.set(key, JSON.stringify(next)),
    subscribe: (listener) =>
      area.subscribe((changed) => {
        if (changed === undefined || changed === key) listener()
      }),
  }
}

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
