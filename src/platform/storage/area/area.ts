import { createListeners, createStore, type Store } from '../../../lib/store.ts'

/** What of the browser's Storage is used. */
export type RawStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/** Where an area's records really lie, and how other tabs' changes are noticed. */
export type StorageSource = {
  /** May throw (SecurityError where site data are blocked) or return nothing. */
  open(): RawStorage | null | undefined
  /** Calls with the key that another tab changed, `null` when it cleared everything, `undefined` when nobody knows. */
  watch(listener: (key: string | null | undefined) => void): () => void
}

/** What the visitor should know: records are kept, or live only as long as this page, and why. */
export type StorageStatus = 'stored' | 'memory-only-blocked' | 'memory-only-full'

/** Also: a value is larger than its store takes, or its place holds a record of a newer build, which stays. */
export type AreaStatus = StorageStatus | 'memory-only-unfit' | 'memory-only-newer'

export type StorageArea = {
  keys(): string[]
  get(key: string): string | undefined
  /** Stores, or else holds in memory; never throws. */
  set(key: string, text: string): void
  /** Stores only: on failure nothing has changed and the result says why. */
  save(key: string, text: string): StorageStatus
  remove(key: string): void
  /** Has other tabs drop what they hold in memory: no event reports records that were never stored. */
  dropElsewhere(): void
  /** Whether the record lies in the browser's storage and not only in memory. */
  isStored(key: string): boolean
  /** Says in `status` why the record of a key is not stored, until it is; `undefined` takes it back. */
  report(key: string, why: Exclude<AreaStatus, 'stored'> | undefined): void
  /** Tries again to store what is held in memory, after room was made. */
  retry(): void
  /** Calls with the key that changed, in this tab or another; `undefined`: any of them. */
  subscribe(listener: (key: string | undefined) => void): () => void
  readonly status: Store<AreaStatus>
}

/** Written and removed at once, so that other tabs are notified. */
const dropSignal = 'toolnook:deleted:everything'

/**
 * Browser storage that never fails: where it is blocked, full or missing, records live in memory for as long
 * as the page does, and `status` says so. Opened at the first use, so importing this touches nothing.
 */
export function createArea(source: StorageSource): StorageArea {
  /** Newer than what is stored; `undefined` means removed though it could not be. */
  const memory = new Map<string, string | undefined>()
  const status = createStore<AreaStatus>('stored')
  /** What a store could not store, though it is not held here. */
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
      // The name, not the class: browsers differ in what they throw.
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
    // The later writer wins, and "delete everything" in another tab means what this one holds as well.
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
        // What was listed so far, and what is in memory, is what there is.
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
        // Where nothing can be written, no other tab can store what it holds either.
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
