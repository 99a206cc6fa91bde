import type { History, RemovedEntries } from './history.ts'

/** Entries that were added together, and those evicted for them. */
export type Addition = {
  readonly ids: readonly string[]
  /** Earlier entries that were removed because of the history's limit. */
  readonly evicted: RemovedEntries
}

/** Adds entries, the oldest first. */
export function addEntries<T>(history: History<T>, values: readonly T[]): Addition {
  const before = new Set(history.read().entries.map(({ id }) => id))
  const added = values.flatMap((value) => history.add(value) ?? [])
  return {
    ids: added.map(({ id }) => id),
    evicted: added.flatMap(({ evicted }) => evicted.filter(({ id }) => before.has(id))),
  }
}

/** Removes the added entries and restores the evicted ones; entries added since then stay. */
export function undoAddition<T>(history: History<T>, { ids, evicted: gone }: Addition): void {
  for (const id of ids) history.remove(id)
  history.restore(gone)
}
