import { createListeners, type Store } from '../../../lib/store.ts'
import type { DeclaredStore } from '../../../lib/stored-data/owners.ts'
import type { Clock } from '../../time/clock.ts'
import type { StorageArea } from '../area/area.ts'
import { recordKey } from '../records/keys.ts'
import { quarantine } from '../records/quarantine.ts'
import type { Versions } from '../records/versions.ts'
import {
  type HistoryEntry,
  type HistoryRecord,
  maxSequence,
  readRecord,
  writeRecord,
} from './history-record.ts'

export type HistoryView<T> = {
  /** Newest first. */
  readonly entries: readonly HistoryEntry<T>[]
  /** Number of entries in the format of a newer build: stored, but not shown. */
  readonly newer: number
}

/** Removed records, for `restore` of this history or of the same history in another area. */
export type RemovedEntries = readonly { readonly id: string; readonly text: string }[]

export type AddedEntry<T> = HistoryEntry<T> & {
  /** Entries removed for it, because of the limit or because it replaces them. */
  readonly evicted: RemovedEntries
  /** Whether it is in the browser's storage; if that is full or blocked, it is in memory only. */
  readonly saved: boolean
}

export type History<T> = Store<HistoryView<T>> & {
  /** Without entries, for the first render, before storage is read. */
  readonly initial: HistoryView<T>
  /**
   * Returns the entry, or `undefined` if the value does not match the schema. The entries with the ids in `replaces`
   * are removed. If storage is full, stored entries are removed only if the new one fits then.
   */
  add(value: T, replaces?: readonly string[]): AddedEntry<T> | undefined
  /** Changes an entry, which keeps its id, time and place. False if there is none, or the value does not match the schema. */
  update(id: string, value: T): boolean
  remove(id: string): RemovedEntries
  clear(): RemovedEntries
  /** Returns how many were not restored because there is a newer entry with the same id. */
  restore(removed: RemovedEntries): number
}

export type HistoryDefinition<T> = {
  readonly store: DeclaredStore<'history'>
  readonly versions: Versions<T>
  /** Maximum number of entries, beyond which the oldest are evicted; without it unlimited. */
  readonly maxEntries?: number
}

/** Storage area, clock for timestamps and generator of ids. */
export type StorageBackend = {
  readonly area: StorageArea
  readonly clock: Clock
  readonly newId: () => string
}

type Found<T> = { readonly id: string; readonly text: string; readonly record: HistoryRecord<T> }

/**
 * A tool's history with one key per entry, `toolnook:<tool>:<name>:<id>`, so that concurrent writes of several tabs do
 * not overwrite each other, as they would with one JSON array. Entries are ordered by a sequence number that is higher
 * than all seen, so the order survives a clock that is set back. Reading does not write; invalid records are moved to
 * quarantine on subscribing or adding.
 */
export function createHistory<T>(definition: HistoryDefinition<T>, backend: StorageBackend): History<T> {
  const { store, versions, maxEntries = Number.POSITIVE_INFINITY } = definition
  if (!(maxEntries >= 1)) throw new RangeError(`A history keeps at least one entry: ${maxEntries}`)
  const { area, clock, newId } = backend
  const prefix = `${recordKey(store)}:`
  /** Whether `view` is up to date; known only while there are subscribers. */
  let fresh = false
  let following = false
  let quiet = false
  let seen = new Map<string, Found<T>>()
  const initial: HistoryView<T> = { entries: [], newer: 0 }
  let view = initial
  /** Highest sequence since the page was opened, so that restored entries do not mix with new ones. */
  let highest = 0

  const listeners = createListeners(() => {
    following = true
    const leave = area.subscribe((key) => {
      if (key !== undefined && !key.startsWith(prefix)) return
      fresh = false
      if (!quiet) listeners.notify()
    })
    return () => {
      leave()
      following = false
      fresh = false
    }
  })
  const scan = () => {
    if (fresh) return
    fresh = following
    const next = new Map<string, Found<T>>()
    for (const key of area.keys()) {
      const id = key.slice(prefix.length)
      if (!key.startsWith(prefix) || id.includes(':')) continue
      const text = area.get(key)
      if (text === undefined) continue
      const before = seen.get(id)
      next.set(id, before?.text === text ? before : { id, text, record: readRecord(versions, id, text) })
    }
    const same = next.size === seen.size && [...next].every(([id, found]) => seen.get(id) === found)
    if (same) return
    seen = next
    view = arrange([...next.values()].map(({ record }) => record))
    for (const { record } of next.values())
      if (record.state !== 'invalid') highest = Math.max(highest, record.sequence)
  }
  const tidy = () => {
    scan()
    for (const [id, { record }] of seen) if (record.state === 'invalid') quarantine(area, clock, prefix + id)
  }
  /** Notifies listeners once for changes of several records. */
  const change = <R>(make: () => R): R => {
    quiet = true
    try {
      return make()
    } finally {
      quiet = false
      listeners.notify()
    }
  }
  const drop = (ids: Iterable<string>): RemovedEntries => {
    const removed = []
    for (const id of ids) {
      const text = area.get(prefix + id)
      if (text === undefined) continue
      removed.push({ id, text })
      area.remove(prefix + id)
    }
    return removed
  }
  const put = (entries: RemovedEntries) => {
    for (const { id, text } of entries) area.set(prefix + id, text)
  }
  const beyond = (added?: string): readonly string[] => {
    scan()
    return view.entries
      .slice(maxEntries)
      .map(({ id }) => id)
      .filter((id) => id !== added)
  }
  /** Stores an entry instead of others, which stay if it would not fit even then. */
  const exchange = (added: string, text: string, replaces: readonly string[]): RemovedEntries => {
    const key = recordKey(store, added)
    area.set(key, text)
    const ids = new Set([...replaces, ...beyond(added)].filter((id) => id !== added))
    const dropped = drop(ids)
    if (area.isStored(key) || area.save(key, text) !== 'memory-only-full') return dropped
    put(dropped)
    return []
  }
  const take = (ids: Iterable<string>): RemovedEntries =>
    change(() => {
      const removed = drop(ids)
      area.retry()
      return removed
    })

  return {
    initial,
    read() {
      scan()
      return view
    },
    subscribe(listener) {
      const leave = listeners.add(listener)
      tidy()
      return leave
    },
    add(value, replaces = []) {
      return change(() => {
        tidy()
        const id = newId()
        const text = writeRecord(versions.version, clock.now(), Math.min(highest + 1, maxSequence), value)
        const record = readRecord(versions, id, text)
        area.report(recordKey(store), record.state === 'valid' ? undefined : 'memory-only-unfit')
        if (record.state !== 'valid') return undefined
        const evicted = exchange(id, text, replaces)
        return { ...record.entry, evicted, saved: area.isStored(prefix + id) }
      })
    },
    update(id, value) {
      return change(() => {
        scan()
        const record = seen.get(id)?.record
        if (record?.state !== 'valid') return false
        const text = writeRecord(versions.version, record.entry.timestamp, record.sequence, value)
        if (readRecord(versions, id, text).state !== 'valid') return false
        area.set(prefix + id, text)
        return true
      })
    },
    remove: (id) => take([id]),
    clear() {
      scan()
      return take([...seen.keys()])
    },
    restore(removed) {
      return change(() => {
        const missing = removed.filter(({ id }) => area.get(prefix + id) === undefined)
        put(missing)
        drop(beyond())
        area.retry()
        return removed.length - missing.length
      })
    },
  }
}

function arrange<T>(records: readonly HistoryRecord<T>[]): HistoryView<T> {
  const entries = records
    .filter((record) => record.state === 'valid')
    .sort(
      (a, b) =>
        b.sequence - a.sequence ||
        b.entry.timestamp - a.entry.timestamp ||
        (a.entry.id < b.entry.id ? -1 : 1),
    )
    .map(({ entry }) => entry)
  return { entries, newer: records.filter(({ state }) => state === 'newer').length }
}
