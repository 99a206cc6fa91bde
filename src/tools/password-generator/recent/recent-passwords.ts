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
import { type Expiry, type Place, places } from '../core/settings.ts'
import type { Strength } from '../core/strength.ts'
import { stores } from '../stores.ts'

/** From the specification. */
export const maxPasswords = 10

export type RecentPassword = { readonly password: string; readonly strength: Strength }
export type RecentPasswords = History<RecentPassword>

const schema = object({
  password: textUpTo(1000),
  strength: picklist(['weak', 'medium', 'strong']),
})

/** The list in an area of storage. */
export const createRecent = (backend: StorageBackend): RecentPasswords =>
  createHistory(
    {
      store: stores.history,
      versions: firstVersion<RecentPassword>(schema),
      maxEntries: maxPasswords,
    },
    backend,
  )

const histories: Readonly<Record<Exclude<Place, 'off'>, RecentPasswords>> = {
  device: createRecent(deviceStorage),
  tab: createRecent(tabStorage),
}

/** The history that is kept in this place. */
export const recentIn = (place: Place): RecentPasswords | undefined =>
  place === 'off' ? undefined : histories[place]

/** What can be taken back: passwords that went, those that came for them, and where the list was when it was turned off. */
export type Change = Addition & { readonly turnedOff?: Place }

/** Keeps the newest of passwords that were made together, the first of them on top; returns where others went for them. */
export function savePasswords(place: Place, passwords: readonly RecentPassword[]): Change | undefined {
  const recent = recentIn(place)
  const addition = recent && addEntries(recent, passwords.slice(0, maxPasswords).toReversed())
  return addition && addition.gone.length > 0 ? addition : undefined
}

/** Takes a change back in the place that is chosen now; only a list that is off goes back to where it was. */
export function undoChange({ turnedOff, ...addition }: Change, place: Place): Place {
  const to = place === 'off' ? (turnedOff ?? place) : place
  const recent = recentIn(to)
  if (recent) undoAddition(recent, addition)
  return to
}

/** Brings everything that was kept to its new place; with `off` it is removed and returned for an undo. */
export function movePasswords(from: Place, to: Place): RemovedEntries {
  const taken = recentIn(from)?.clear() ?? []
  recentIn(to)?.restore(taken)
  for (const other of places) if (other !== to) recentIn(other)?.clear()
  return taken
}

const hour = 3_600_000
const lives: Readonly<Record<Exclude<Expiry, 'never'>, number>> = { hour, day: 24 * hour, week: 168 * hour }

/**
 * Removes what is older than its life, and what claims to be as far in the future, as after the clock was set back.
 */
export function removeExpired(recent: RecentPasswords, expiry: Expiry, clock: Clock = systemClock): void {
  if (expiry === 'never') return
  const now = clock.now()
  for (const { id, timestamp } of recent.read().entries)
    if (Math.abs(now - timestamp) >= lives[expiry]) recent.remove(id)
}
