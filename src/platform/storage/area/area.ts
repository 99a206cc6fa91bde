import { createListeners, createStore, type Store } from '../../../lib/store.ts'

/** The used part of the browser's Storage. */
export type RawStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/** The browser storage behind an area, and its change events. */
export type StorageSource = {
  /** May throw (SecurityError where site data are blocked) or return nothing. */
  open(): RawStorage | null | undefined
  /** Calls with the key that another tab changed, `null` if it cleared everything, `undefined` if unknown. */
  watch(listener: (key: string | null | undefined) => void): () => void
}

/** Whether records are stored or only in memory, and why. */
export type StorageStatus = 'stored' | 'memory-only-blocked' | 'memory-only-full'

/** Also: a value is larger than its store allows, or a record of a newer build has its key and is not overwritten. */
export type AreaStatus = StorageStatus | 'memory-only-unfit' | 'memory-only-newer'

export type StorageArea = {
  keys(): string[]
  get(key: string): string | undefined
  /** Stores a record, or holds it in memory if that fails; never throws. */
  set(key: string, text: string): void
  /** Stores a record without falling back to memory; if that fails, nothing is changed and the result says why. */
  save(key: string, text: string): StorageStatus
  remove(key: string): void
  /** Makes other tabs discard records in memory, for which no storage event exists. */
  dropElsewhere(): void
  /** Whether the record is in the browser's storage and not only in memory. */
  isStored(key: string): boolean
  /** Sets in `status` why the record of a key is not stored, until it is; `undefined` clears that. */
  report(key: string, why: Exclude<AreaStatus, 'stored'> | undefined): void
  /** Tries again to store the records in memory, after records were removed. */
  retry(): void
  /** Calls with the key that changed in this or another tab; `undefined`: any of them. */
  subscribe(listener: (key: string | undefined) => void): () => void
  readonly status: Store<AreaStatus>
}

/** A key that is written and removed at once, to notify other tabs. */
const dropSignal = 'toolnook:deleted:everything'

/**
 * Browser storage that never throws: where it is blocked, full or missing, records are in memory until the page is
 * closed, and `status` says so. It is opened at the first use, so importing this module has no side effects.
 */
export function createArea(source: StorageSource): StorageArea {
  /** Records that are newer than the stored ones; `undefined`: a removal that failed. */
  const memory = new Map<string, string | undefined>()
  const status = createStore<AreaStatus>('stored')
  /** Reasons reported by stores, for records that are not in `held`. */
  const reported = new Map<string, Exclude<AreaStatus, 'stored'>>()
  let raw: RawStorage | undefined
  let opened = false

  const storage = (): RawStorage | undefined => {
    if (opened) return raw
    opened = true
    try {
      raw = source.open() ?? undefined
      raw?.getItem('')
    } catch {
      raw = undefined
    }
    if (!raw) status.set('memory-only-blocked')
    return raw
  }
  const settle = () => {
    if (raw && memory.size === 0) status.set([...reported.values()].at(-1) ?? 'stored')
  }
  const stored = (key: string): string | undefined => {
    try {
      return storage()?.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  }
  const save = (key: string, text: string): StorageStatus => {
    const target = storage()
    if (!target) return 'memory-only-blocked'
    try {
      target.setItem(key, text)
    } catch (error) {
      // The name, not the class: browsers throw different classes.
      return (error as { name?: unknown } | null)?.name === 'QuotaExceededError'
        ? 'memory-only-full'
        : 'memory-only-blocked'
    }
    memory.delete(key)
    reported.delete(key)
    settle()
    listeners.notify(key)
    return 'stored'
  }
  const hold = (key: string, text: string | undefined, why: StorageStatus) => {
    memory.set(key, text)
    status.set(why)
    listeners.notify(key)
  }
  const listeners = createListeners<[key: string | undefined]>(() => source.watch(changedElsewhere))
  const changedElsewhere = (key: string | null | undefined) => {
    // The last writer wins, and "delete everything" in another tab also applies to records in memory here.
    if (key === null || key === dropSignal) memory.clear()
    else if (key !== undefined) memory.delete(key)
    settle()
    listeners.notify(key === dropSignal ? undefined : (key ?? undefined))
  }

  const remove = (key: string) => {
    try {
      storage()?.removeItem(key)
    } catch {
      hold(key, undefined, 'memory-only-blocked')
      return
    }
    memory.delete(key)
    settle()
    listeners.notify(key)
  }

  return {
    keys() {
      const keys = new Set<string>()
      try {
        const target = storage()
        for (let index = 0; index < (target?.length ?? 0); index += 1) {
          const key = target?.key(index)
          if (typeof key === 'string') keys.add(key)
        }
      } catch {
        // Use the keys listed so far and those in memory.
      }
      for (const [key, text] of memory) {
        if (text === undefined) keys.delete(key)
        else keys.add(key)
      }
      return [...keys]
    },
    get: (key) => (memory.has(key) ? memory.get(key) : stored(key)),
    set(key, text) {
      const outcome = save(key, text)
      if (outcome !== 'stored') hold(key, text, outcome)
    },
    save: save,
    remove,
    report(key, why) {
      reported.delete(key)
      if (why !== undefined) reported.set(key, why)
      settle()
    },
    dropElsewhere() {
      try {
        storage()?.setItem(dropSignal, '')
        storage()?.removeItem(dropSignal)
      } catch {
        // If nothing can be written, no other tab can store its records either.
      }
    },
    isStored: (key) => !memory.has(key) && stored(key) !== undefined,
    retry() {
      for (const [key, text] of [...memory]) {
        if (text === undefined) remove(key)
        else save(key, text)
      }
    },
    subscribe: listeners.add,
    status: {
      read() {
        storage()
        return status.read()
      },
      subscribe: status.subscribe,
    },
  }
}
