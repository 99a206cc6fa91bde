import { createListeners, type Store } from '../../lib/store.ts'
import type { StorageArea } from '../../platform/storage/area/area.ts'
import { bytesOf, isThing, maxKeptBytes, maxThings, type Thing, type TrayContent } from './thing.ts'
import type { TrayDatabase } from './tray-database.ts'

export type TrayState = {
  readonly things: readonly Thing[]
  /** Whether what is put on it is kept on the device. */
  readonly isKept: boolean
  /** Ids of those that are. */
  readonly kept: readonly string[]
  /** Why something was not kept, if so: by the browser, or as it is more than `maxKeptBytes` with what is. */
  readonly failed: 'refused' | 'too-large' | null
}

/** What is kept on the device, with its size. */
export function keptOf({ things, kept }: TrayState): {
  readonly things: readonly Thing[]
  readonly bytes: number
} {
  const found = things.filter(({ id }) => kept.includes(id))
  return { things: found, bytes: sizeOf(found) }
}

const sizeOf = (things: readonly Thing[]): number => things.reduce((sum, thing) => sum + bytesOf(thing), 0)

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
  let state: TrayState = { things: [], isKept: false, kept: [], failed: null }
  let last: Promise<unknown> = Promise.resolve()
  /** How often keeping has ended here: what was begun before is not done after it. */
  let ended = 0

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
    const fresh = found.filter(
      (thing) => isThing(thing) && now.includes(thing.id) && !state.things.some(({ id }) => id === thing.id),
    )
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

  const onTray = (things: readonly Thing[]) => {
    const here = new Set(state.things.map(({ id }) => id))
    return things.filter(({ id }) => here.has(id))
  }
  const refuse = (failed: TrayState['failed']) => set({ isKept: ids() !== null, failed })

  /**
   * Writes them to the device and then to the record, so that no tab looks for what is not there yet. Only keeping itself
   * begins a record: one that was deleted meanwhile does not come back, nor what was removed.
   */
  const store = (things: readonly Thing[], isBeginning = false) => {
    const begun = ended
    const isOver = () => ended !== begun || (!isBeginning && ids() === null)
    return next(async () => {
      if (isOver()) return
      const wanted = onTray(things)
      const others = keptOf(state).things.filter((thing) => !wanted.includes(thing))
      if (sizeOf([...others, ...wanted]) > maxKeptBytes) return refuse('too-large')
      try {
        await database.put(wanted)
        const stored = isOver() ? [] : onTray(wanted).map(({ id }) => id)
        const kept = [...new Set([...(ids() ?? []), ...stored])]
        if (!isOver() && area.save(key, JSON.stringify(kept)) !== 'stored')
          throw new Error('The record was refused')
        if (!isOver()) set({ kept: [...new Set([...state.kept, ...stored])], isKept: true, failed: null })
      } catch {
        refuse('refused')
      }
      await removeUnnamed(wanted)
    })
  }
  /** Of what was written, what the record does not name. */
  const removeUnnamed = async (things: readonly Thing[]) => {
    const named = ids() ?? []
    const unnamed = things.map(({ id }) => id).filter((id) => !named.includes(id))
    if (unnamed.length > 0) await database.remove(unnamed).catch(() => {})
  }
  const take = (removed: readonly Thing[]): (() => void) => {
    const before = state.things
    const taken = new Set(removed.map(({ id }) => id))
    const wasKept = state.kept.some((id) => taken.has(id))
    set({ things: without(before, taken), kept: state.kept.filter((id) => !taken.has(id)), failed: null })
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
    ended += 1
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
      set({ things: [...state.things, ...added], failed: null })
      if (ids() !== null || state.isKept) void store(added)
      return added.length
    },
    remove: (id) => take(state.things.filter((thing) => thing.id === id)),
    clear: () => take(state.things),
    keep(isKept) {
      if (isKept) {
        set({ isKept, failed: null })
        void store(state.things, true)
        return
      }
      // They stay here; other tabs lose what they share.
      set({ isKept, kept: [], failed: null })
      void forgetKept().catch(() => {})
    },
    async forgetKept() {
      const kept = new Set(state.kept)
      set({ things: without(state.things, kept), kept: [], isKept: false, failed: null })
      await forgetKept()
    },
    settled: () => last.then(() => {}),
  }
}
