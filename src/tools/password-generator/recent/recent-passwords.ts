import { object, picklist } from 'valibot'
import { textUpTo } from '../../../lib/stored-data/bounded-schema.ts'
import { deviceStorage, tabStorage } from '../../../platform/storage/backends.ts'
import { type Addition, addEntries, undoAddition } from '../../../platform/storage/history/add-entries.ts'
import {
  createHistory,
  type History,
  type RemovedEntries,
  type StorageBackend,
} from '../../../platform/storage/history/history.ts'
import { firstVersion } from '../../../platform/storage/records/versions.ts'
import { type Clock, systemClock } from '../../../platform/time/clock.ts'
import { type Expiry, type HistoryLocation, historyLocations } from '../core/settings.ts'
import type { StrengthLabel } from '../core/strength-label.ts'
import { stores } from '../stores.ts'

/** From the product specification. */
export const maxPasswords = 10

export type RecentPassword = { readonly password: string; readonly strength: StrengthLabel }
export type RecentPasswords = History<RecentPassword>

const schema = object({
  password: textUpTo(1000),
  strength: picklist(['weak', 'medium', 'strong']),
})

export const createRecentPasswords = (backend: StorageBackend): RecentPasswords =>
  createHistory(
    {
      store: stores.history,
      versions: firstVersion<RecentPassword>(schema),
      maxEntries: maxPasswords,
    },
    backend,
  )

const historyByLocation: Readonly<Record<Exclude<HistoryLocation, 'off'>, RecentPasswords>> = {
  device: createRecentPasswords(deviceStorage),
  tab: createRecentPasswords(tabStorage),
}

/** `undefined` when the history is off. */
export const recentPasswordsIn = (location: HistoryLocation): RecentPasswords | undefined =>
  location === 'off' ? undefined : historyByLocation[location]

/** A change of the history that can be undone. `previousLocation` is set when the change was to turn it off. */
export type UndoableChange = Addition & { readonly previousLocation?: HistoryLocation }

/**
 * Saves a batch of passwords, the first of it on top. Of a batch larger than the history, the first ones are saved.
 * Returns the change when it removed earlier passwords.
 */
export function savePasswords(
  location: HistoryLocation,
  passwords: readonly RecentPassword[],
): UndoableChange | undefined {
  const recent = recentPasswordsIn(location)
  const addition = recent && addEntries(recent, passwords.slice(0, maxPasswords).toReversed())
  return addition && addition.evicted.length > 0 ? addition : undefined
}

/**
 * Undoes a change in the current location. If the history is off, undoes it in the location before that. Returns the
 * location of the restored entries.
 */
export function undoChange(
  { previousLocation, ...addition }: UndoableChange,
  location: HistoryLocation,
): HistoryLocation {
  const to = location === 'off' ? (previousLocation ?? location) : location
  const recent = recentPasswordsIn(to)
  if (recent) undoAddition(recent, addition)
  return to
}

/** Moves all entries to another location and returns them. If that is `off`, they are removed. */
export function movePasswords(from: HistoryLocation, to: HistoryLocation): RemovedEntries {
  const moved = recentPasswordsIn(from)?.clear() ?? []
  recentPasswordsIn(to)?.restore(moved)
  for (const other of historyLocations) if (other !== to) recentPasswordsIn(other)?.clear()
  return moved
}

const hourMs = 3_600_000
const lifetimeMs: Readonly<Record<Exclude<Expiry, 'never'>, number>> = {
  hour: hourMs,
  day: 24 * hourMs,
  week: 168 * hourMs,
}

/**
 * Removes entries that have reached their lifetime. After the clock was set back, entries have timestamps in the
 * future; those that are as far ahead are removed too, as they would not expire otherwise.
 */
export function removeExpired(recent: RecentPasswords, expiry: Expiry, clock: Clock = systemClock): void {
  if (expiry === 'never') return
  const now = clock.now()
  for (const { id, timestamp } of recent.read().entries)
    if (Math.abs(now - timestamp) >= lifetimeMs[expiry]) recent.remove(id)
}
