import { boolean, object, picklist } from 'valibot'
import { numberIn, timestampSchema } from '../../../lib/stored-data/bounded-schema.ts'
import { deviceStorage } from '../../../platform/storage/backends.ts'
import { type Addition, addEntries, undoAddition } from '../../../platform/storage/history/add-entries.ts'
import { createHistory, type RemovedEntries } from '../../../platform/storage/history/history.ts'
import { firstVersion } from '../../../platform/storage/records/versions.ts'
import { createSettings } from '../../../platform/storage/settings/settings.ts'
import { useStore } from '../../../ui/use-store.ts'
import { type BmiEntry, maxEntries } from '../core/history/entry.ts'
import type { ImportPlan } from '../core/history/import-plan.ts'
import { categories, genders } from '../core/measures/bmi.ts'
import { type BmiSettings, unitSystems } from '../core/settings.ts'
import { stores } from '../stores.ts'

export const settings = createSettings<BmiSettings>(
  {
    store: stores.settings,
    versions: firstVersion(object({ units: picklist(unitSystems), keep: boolean(), lowerPoints: boolean() })),
    initial: { units: 'metric', keep: true, lowerPoints: false },
  },
  deviceStorage,
)

export function useBmiSettings(): readonly [BmiSettings, (change: Partial<BmiSettings>) => void] {
  const current = useStore(settings)
  return [current, (change) => settings.write({ ...settings.read(), ...change })]
}

/** Kilograms, centimetres or years, with generous limits for values that a visitor may have confirmed. */
const measure = numberIn(-1e6, 1e6)

export const history = createHistory<BmiEntry>(
  {
    store: stores.history,
    versions: firstVersion(
      object({
        weight: measure,
        height: measure,
        age: measure,
        gender: picklist([...genders, 'none']),
        bmi: numberIn(0, 1e12),
        category: picklist([...categories, 'none']),
        timestamp: timestampSchema,
      }),
    ),
    maxEntries: maxEntries,
  },
  deviceStorage,
)

export type StoredEntry = { readonly id: string; readonly value: BmiEntry }

/** The last ten results, newest first. */
export const useBmiHistory = (): readonly StoredEntry[] => useStore(history).entries

/** Returns the addition when it replaced other results. */
export function addResult(entry: BmiEntry): Addition | undefined {
  const addition = addEntries(history, [entry])
  return addition.evicted.length > 0 ? addition : undefined
}
export const takeBackResult = (addition: Addition): void => undoAddition(history, addition)
export const removeResult = (id: string): RemovedEntries => history.remove(id)
export const clearResults = (): RemovedEntries => history.clear()
export const removedResults = { restore: (removed: RemovedEntries): void => void history.restore(removed) }

/** Data to undo an import. */
export type ImportUndo = {
  /** Ids of the imported results. */
  readonly added: readonly string[]
  /** The results before the import, with their new ids, or `undefined` where they were dropped. */
  readonly own: readonly { readonly id: string | undefined; readonly removed: RemovedEntries }[]
}

/**
 * Imports results in the order of their timestamps, as the history keeps those added last. Results of a newer build,
 * which are not shown, stay as they are.
 */
export function importResults({ whole, added }: ImportPlan): ImportUndo {
  const before = history.read().entries.map(({ id, value }) => ({ value, removed: history.remove(id) }))
  const ids = new Map(whole.map((entry) => [entry, history.add(entry)?.id]))
  return {
    added: added.flatMap((entry) => ids.get(entry) ?? []),
    own: before.map(({ value, removed }) => ({ id: ids.get(value), removed })),
  }
}

/** Undoes an import but no later changes. Restores results that were dropped for it or because of it. */
export function undoImport({ added, own }: ImportUndo): void {
  for (const id of added) history.remove(id)
  const present = new Set(history.read().entries.map(({ id }) => id))
  const missing = own.filter(({ id }) => id === undefined || !present.has(id))
  history.restore(missing.flatMap(({ removed }) => removed))
}
