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
import { type Expiry, type HistoryPlace, historyPlaces } from '../core/settings.ts'
import type { StrengthLabel } from '../core/strength-label.ts'
import { stores } from '../stores.ts'

/** From the specification. */
export const maxPasswords = 10

export type RecentPassword = { readonly password: string; readonly strength: StrengthLabel }
export type RecentPasswords = History<RecentPassword>

const schema = object({
  password: textUpTo(1000),
  strength: picklist(['weak', 'medium', 'strong']),
})

/** The history in a storage backend. */
export const createRecentPasswords = (backend: StorageBackend): RecentPasswords =>
  createHistory(
    {
      store: stores.history,
      versions: firstVersion<RecentPassword>(schema),
      maxEntries: maxPasswords,
    },
    backend,
  )

const histories: Readonly<Record<Exclude<HistoryPlace, 'off'>, RecentPasswords>> = {
  device: createRecentPasswords(deviceStorage),
  tab: createRecentPasswords(tabStorage),
}

/** The history of a place; none if storing is off. */
export const recentPasswordsIn = (place: HistoryPlace): RecentPasswords | undefined =>
  place === 'off' ? undefined : histories[place]

/** A change that can be undone: removed and added passwords, and where the history was before it was turned off. */
export type RecentChange = Addition & { readonly turnedOff?: HistoryPlace }

/** Stores passwords that were generated together, the first on top. Returns the change if older ones were removed for them. */
export function savePasswords(
  place: HistoryPlace,
  passwords: readonly RecentPassword[],
): RecentChange | undefined {
  const recent = recentPasswordsIn(place)
  const addition = recent && addEntries(recent, passwords.slice(0, maxPasswords).toReversed())
  return addition && addition.evicted.length > 0 ? addition : undefined
}

/** Undoes a change in the current place, or in the previous one if storing is off. Returns the place. */
export function undoChange({ turnedOff, ...addition }: RecentChange, place: HistoryPlace): HistoryPlace {
  const to = place === 'off' ? (turnedOff ?? place) : place
  const recent = recentPasswordsIn(to)
  if (recent) undoAddition(recent, addition)
  return to
}

/** Moves the history to another place; to `off` removes it. Returns its entries, for an undo. */
export function movePasswords(from: HistoryPlace, to: HistoryPlace): RemovedEntries {
  const moved = recentPasswordsIn(from)?.clear() ?? []
  recentPasswordsIn(to)?.restore(moved)
  for (const other of historyPlaces) if (other !== to) recentPasswordsIn(other)?.clear()
  return moved
}

const hour = 3_600_000
const lifetimeMs: Readonly<Record<Exclude<Expiry, 'never'>, number>> = {
  hour,
  day: 24 * hour,
  week: 168 * hour,
}

/**
 * Removes entries older than the expiry, and entries as far in the future, which occur after the clock was set back.
 */
export function removeExpired(recent: RecentPasswords, expiry: Expiry, clock: Clock = systemClock): void {
  if (expiry === 'never') return
  const now = clock.now()
  for (const { id, timestamp } of recent.read().entries)
    if (Math.abs(now - timestamp) >= lifetimeMs[expiry]) recent.remove(id)
}
