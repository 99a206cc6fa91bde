import { createListeners, type Store } from '../../lib/store.ts'
import type { StorageArea } from '../../platform/storage/area/area.ts'
import { bytesOf, maxThings, type Thing, type TrayContent } from './thing.ts'
import type { TrayDatabase } from './tray-database.ts'

export type TrayState = {
  readonly things: readonly Thing[]
  /** Whether what is put on it is kept on the device. */
  readonly isKept: boolean
  /** Ids of those that are. */
  readonly kept: readonly string[]
  /** The browser refused to keep something. */
  readonly failed: boolean
}

/** What is kept on the device, with its size. */
export function keptOf({ things, kept }: TrayState): {
  readonly things: readonly Thing[]
  readonly bytes: number
} {
  const found = things.filter(({ id }) => kept.includes(id))
  return { things: found, bytes: found.reduce((sum, thing) => sum + bytesOf(thing), 0) }
}

export type Tray = Store<TrayState> & {
  /** Puts as many on it as there is room for; returns how many. */
  add(contents: readonly TrayContent[], from: string): number
  /** Returns how to undo it. */
  remove(id: string): () => void
  /** Returns how to undo it. */
  clear(): () => void
  /** Keeps all on the device from now on, or no longer. */
  keep(isKept: boolean): void
  /** Deletes what is kept; what is not stays on the tray. May reject. */
  forgetKept(): Promise<void>
  /** Resolves once everything that was asked of the device is done. */
  settled(): Promise<void>
}

export type TrayDependencies = {
  readonly area: Pick<StorageArea, 'get' | 'save' | 'remove' | 'subscribe'>
  readonly database: TrayDatabase
  /** The key of the record with the ids of what is kept. */
  readonly key: string
  readonly newId: () => string
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The ids in a record; null without one: nothing is to be kept. */
export function readIds(text: string | undefined): readonly string[] | null {
  if (text === undefined) return null
  try {
    const ids: unknown = JSON.parse(text)
    return Array.isArray(ids) ? [...new Set(ids.filter(isText))] : []
  } catch {
    return []
  }
}

const without = (things: readonly Thing[], ids: ReadonlySet<string>) =>
  things.filter(({ id }) => !ids.has(id))

/** The removed ones come back to their places among those that were there before. */
function putBack(
  now: readonly Thing[],
  before: readonly Thing[],
  removed: readonly Thing[],
): readonly Thing[] {
  const wanted = new Set([...now, ...removed].map(({ id }) => id))
  const known = new Set(before.map(({ id }) => id))
  return [...before.filter(({ id }) => wanted.has(id)), ...now.filter(({ id }) => !known.has(id))]
}

/**
 * What a visitor has put aside to use in any tool. It is in memory, and what is kept also in a database of the device,
 * which all tabs share: a record names its ids, so that a page knows without the database whether there is anything, and
 * tabs follow each other by the events of storage.
 */
export function createTray({ area, database, key, newId }: TrayDependencies): Tray {
  let state: TrayState = { things: [], isKept: false, kept: [], failed: false }
  let last: Promise<unknown> = Promise.resolve()

  const set = (change: Partial<TrayState>) => {
    state = { ...state, ...change }
    listeners.notify()
  }
  const ids = () => readIds(area.get(key))
  /** One after another, so that what is put and removed at once ends as it was asked for. */
  const next = <T>(act: () => Promise<T>): Promise<T> => {
    const result = last.then(act)
    last = result.catch(() => {})
    return result
  }

  /** Does what the record says, which this or another tab has written. */
  const follow = async () => {
    const wanted = ids()
    const isWanted = (id: string) => wanted?.includes(id) === true
    const gone = new Set(state.kept.filter((id) => !isWanted(id)))
    const here = new Set(state.things.map(({ id }) => id))
    const missing = wanted?.filter((id) => !here.has(id)) ?? []
    set({
      things: without(state.things, gone),
      kept: wanted?.filter((id) => here.has(id)) ?? [],
      isKept: wanted !== null,
    })
    if (missing.length === 0) return
    const found = await database.get(missing).catch(() => [])
    const now = ids() ?? []
    const fresh = found.filter(({ id }) => now.includes(id) && !state.things.some((thing) => thing.id === id))
    set({
      things: [...state.things, ...fresh],
      kept: now.filter((id) => state.kept.includes(id) || fresh.some((thing) => thing.id === id)),
    })
  }
  const listeners = createListeners(() => {
    void next(follow)
    return area.subscribe((changed) => {
      if (changed === undefined || changed === key) void next(follow)
    })
  })

  /**
   * Writes them to the device and then to the record, so that no tab looks for what is not there yet. Only keeping itself
   * begins a record: one that was deleted meanwhile does not come back.
   */
  const store = (things: readonly Thing[], isBeginning = false) =>
    next(async () => {
      if (!isBeginning && ids() === null) return
      const here = new Set(state.things.map(({ id }) => id))
      const wanted = things.filter(({ id }) => here.has(id))
      try {
        await database.put(wanted)
        const all = [...new Set([...(ids() ?? []), ...wanted.map(({ id }) => id)])]
        set({ kept: [...new Set([...state.kept, ...wanted.map(({ id }) => id)])], isKept: true })
        if (area.save(key, JSON.stringify(all)) !== 'stored') throw new Error('The record was refused')
        set({ failed: false })
      } catch {
        const refused = new Set(wanted.map(({ id }) => id))
        set({
          kept: state.kept.filter((id) => !refused.has(id)),
          isKept: ids() !== null,
          failed: true,
        })
      }
    })
  const take = (removed: readonly Thing[]): (() => void) => {
    const before = state.things
    const taken = new Set(removed.map(({ id }) => id))
    const wasKept = state.kept.some((id) => taken.has(id))
    set({ things: without(before, taken), kept: state.kept.filter((id) => !taken.has(id)), failed: false })
    if (wasKept)
      void next(async () => {
        const left = ids()?.filter((id) => !taken.has(id))
        if (left) area.save(key, JSON.stringify(left))
        await database.remove([...taken])
      }).catch(() => {})
    return () => {
      set({ things: putBack(state.things, before, removed) })
      if (state.isKept) void store(removed)
    }
  }
  const forgetKept = () => {
    area.remove(key)
    return next(database.clear)
  }

  return {
    read: () => state,
    subscribe: listeners.add,
    add(contents, from) {
      const room = Math.max(0, maxThings - state.things.length)
      const added = contents.slice(0, room).map((content) => ({ id: newId(), from, content }))
      if (added.length === 0) return 0
      set({ things: [...state.things, ...added] })
      if (ids() !== null || state.isKept) void store(added)
      return added.length
    },
    remove: (id) => take(state.things.filter((thing) => thing.id === id)),
    clear: () => take(state.things),
    keep(isKept) {
      if (isKept) {
        set({ isKept, failed: false })
        void store(state.things, true)
        return
      }
      // They stay here; other tabs lose what they share.
      set({ isKept, kept: [], failed: false })
      void forgetKept().catch(() => {})
    },
    async forgetKept() {
      const kept = new Set(state.kept)
      set({ things: without(state.things, kept), kept: [], isKept: false, failed: false })
      await forgetKept()
    },
    settled: () => last.then(() => {}),
  }
}
