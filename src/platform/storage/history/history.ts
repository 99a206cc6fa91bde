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
  /** How many entries a newer build of the site has saved: kept, not shown. */
  readonly newer: number
}

/** Removed records, to be handed back to `restore`: of this history, or of the same one in another area. */
export type RemovedEntries = readonly { readonly id: string; readonly text: string }[]

export type AddedEntry<T> = HistoryEntry<T> & {
  /** What went for it: beyond what the history keeps, or named as replaced. */
  readonly evicted: RemovedEntries
  /** Whether it lies in the browser's storage: where that is full or blocked, it ends with the page. */
  readonly saved: boolean
}

export type History<T> = Store<HistoryView<T>> & {
  /** Without entries: what a page shows before it has asked the browser. */
  readonly initial: HistoryView<T>
  /**
   * Returns the entry, or `undefined` when the value does not fit the history's own schema. It takes the place of the
   * entries `replaces`. Where storage is full nothing stored goes for it, unless it fits then.
   */
  add(value: T, replaces?: readonly string[]): AddedEntry<T> | undefined
  remove(id: string): RemovedEntries
  clear(): RemovedEntries
  /** Returns how many were left alone, as there is a newer entry in their place. */
  restore(removed: RemovedEntries): number
}

export type HistoryDefinition<T> = {
  readonly store: DeclaredStore<'history'>
  readonly versions: Versions<T>
  /** How many entries to keep, the oldest go; without it all of them. */
  readonly maxEntries?: number
}

/** Where records are stored, the clock that dates them and what makes their ids. */
export type StorageBackend = {
  readonly area: StorageArea
  readonly clock: Clock
  readonly newId: () => string
}

type Found<T> = { readonly id: string; readonly text: string; readonly record: HistoryRecord<T> }

/**
 * A tool's history with one key an entry, `toolnook:<tool>:<name>:<id>`: tabs that write at once never lose each
 * other's entries, which they would in one JSON array. A sequence, higher than all seen, orders the entries, so a
 * clock that is set back puts nothing out of order. Reading writes nothing; invalid records are set aside when
 * a page starts to follow the history or adds to it.
 */
export function createHistory<T>(definition: HistoryDefinition<T>, backend: StorageBackend): History<T> {
  const { store, versions, maxEntries: keep = Number.POSITIVE_INFINITY } = definition
  if (!(keep >= 1)) throw new RangeError(`A history keeps at least one entry: ${keep}`)
  const { area, clock, newId } = backend
  const prefix = `${recordKey(store)}:`
  /** Whether `view` is what is stored: known only while changes are followed. */
  let fresh = false
  let following = false
  let quiet = false
  let seen = new Map<string, Found<T>>()
  const initial: HistoryView<T> = { entries: [], newer: 0 }
  let view = initial
  /** Highest sequence of this page's life: an undo after new entries must not mix with them. */
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
  /** Several records change, listeners are notified once. */
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
      .slice(keep)
      .map(({ id }) => id)
      .filter((id) => id !== added)
  }
  /** Stores an entry in the place of others; those that are stored stay when it would not fit even so. */
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
