import { useSyncExternalStore } from 'react'
import { boolean, finite, number, object, picklist, pipe } from 'valibot'
import { deviceDoors } from '../../platform/storage/doors.ts'
import { createHistory, type HistoryView, type RemovedEntries } from '../../platform/storage/history.ts'
import { createSettings } from '../../platform/storage/settings.ts'
import { firstVersion } from '../../platform/storage/versions.ts'
import { categories, genders } from './core/bmi.ts'
import { type BmiEntry, kept, merge } from './core/entry.ts'

export const unitSystems = ['metric', 'imperial', 'us'] as const
export type UnitSystem = (typeof unitSystems)[number]

export type BmiSettings = {
  readonly units: UnitSystem
  /** Whether Calculate adds to the history. */
  readonly keep: boolean
  /** Whether the additional points for action are shown; says nothing about a person. */
  readonly lowerPoints: boolean
}

const settings = createSettings<BmiSettings>(
  {
    tool: 'bmi-calculator',
    name: 'settings',
    versions: firstVersion(object({ units: picklist(unitSystems), keep: boolean(), lowerPoints: boolean() })),
    initial: { units: 'metric', keep: true, lowerPoints: false },
  },
  deviceDoors,
)

export function useBmiSettings(): readonly [BmiSettings, (change: Partial<BmiSettings>) => void] {
  const now = useSyncExternalStore(settings.subscribe, settings.read, () => settings.initial)
  return [now, (change) => settings.write({ ...settings.read(), ...change })]
}

const decimal = pipe(number(), finite())

const history = createHistory<BmiEntry>(
  {
    tool: 'bmi-calculator',
    name: 'history',
    versions: firstVersion(
      object({
        weight: decimal,
        height: decimal,
        age: decimal,
        gender: picklist(genders),
        bmi: decimal,
        category: picklist([...categories, 'none']),
        timestamp: decimal,
      }),
    ),
    keep: kept,
  },
  deviceDoors,
)

const none: HistoryView<BmiEntry> = { entries: [], newer: 0 }

export type KeptEntry = { readonly id: string; readonly value: BmiEntry }

/** The last ten results, newest first. */
export const useBmiHistory = (): readonly KeptEntry[] =>
  useSyncExternalStore(history.subscribe, history.read, () => none).entries

export const addResult = (entry: BmiEntry): void => void history.add(entry)
export const removeResult = (id: string): RemovedEntries => history.remove(id)
export const clearResults = (): RemovedEntries => history.clear()
export const restoreResults = (removed: RemovedEntries): void => history.restore(removed)

/** Takes imported results in; the newest ten of all stay, in the order of their time. */
export function importResults(entries: readonly BmiEntry[]): void {
  const merged = merge(
    history.read().entries.map(({ value }) => value),
    entries,
  )
  history.clear()
  for (const entry of merged) history.add(entry)
}
