import { randomId } from '../../lib/random.ts'
import { cryptoRandom } from '../device/random.ts'
import type { StorageArea } from '../storage/area/area.ts'
import { tabArea } from '../storage/area/browser-areas.ts'
import { type Clock, systemClock } from '../time/clock.ts'
import { binarySize } from './binary-size.ts'
import { indexedDatabase, type SessionRestoreDatabase } from './database.ts'

/** Older work is not restored: by then the visitor has come for something else. In milliseconds. */
export const maxAgeMs = 10 * 60_000

/** Default limit for the bytes of files that are saved. */
const maxCarriedBytes = 200 * 1024 * 1024

export type Unsaved = {
  readonly key: string
  readonly reason: 'too-large' | 'not-clonable' | 'no-room' | 'failed'
}

export type SaveOutcome = { readonly saved: readonly string[]; readonly unsaved: readonly Unsaved[] }

export type WorkInProgress = {
  readonly key: string
  /** The state to restore, which must be cloneable (text, settings, files); `undefined`: nothing would be lost. */
  snapshot(): unknown
}

export type SessionRestore = {
  /** Registers work that a reload would lose, replacing an earlier one of this key; returns how to unregister it. */
  register(work: WorkInProgress): () => void
  /** Saves all registered work before a reload for an update; resolves with what could not be saved. Never rejects. */
  saveAll(): Promise<SaveOutcome>
  /** After the reload: the state that this tab saved under the key, once. Never rejects. */
  take(key: string): Promise<unknown>
  /** Deletes what `saveAll` saved, if the visitor decides against the reload. Never rejects. */
  discard(): Promise<void>
}

export type SessionRestoreDependencies = {
  readonly database: SessionRestoreDatabase
  /** Session storage, which identifies this tab's records. */
  readonly area: StorageArea
  readonly clock: Clock
  readonly newId: () => string
  readonly maxBytes?: number
}

const tabKey = 'toolnook:carry-over:tab'

function reasonOf(error: unknown): Unsaved['reason'] {
  const name = (error as { name?: unknown } | null)?.name
  if (name === 'DataCloneError') return 'not-clonable'
  return name === 'QuotaExceededError' ? 'no-room' : 'failed'
}

/** Restores work in progress after a reload into a new build of the site. */
export function createSessionRestore(dependencies: SessionRestoreDependencies): SessionRestore {
  const { database, area, clock, newId, maxBytes = maxCarriedBytes } = dependencies
  const registered = new Map<string, WorkInProgress>()

  /** Set by the first `saveAll` of a tab; without it nothing was saved. */
  const tab = () => area.get(tabKey)
  const isOld = (time: number) => Math.abs(clock.now() - time) > maxAgeMs
  const discard = async () => {
    const tabId = tab()
    try {
      await database.discard(
        ({ id, time }) => isOld(time) || (tabId !== undefined && id.startsWith(`${tabId}:`)),
      )
    } catch {
      // A database that cannot be opened has nothing to delete.
    }
  }
  const openTab = (): string | undefined => {
    if (tab() === undefined) area.set(tabKey, newId())
    return area.isStored(tabKey) ? tab() : undefined
  }
  const save = async (
    tabId: string | undefined,
    key: string,
    value: unknown,
  ): Promise<Unsaved | undefined> => {
    if (tabId === undefined) return { key, reason: 'failed' }
    try {
      await database.put({ id: `${tabId}:${key}`, time: clock.now(), value })
      return undefined
    } catch (error) {
      return { key, reason: reasonOf(error) }
    }
  }

  return {
    register(work) {
      registered.set(work.key, work)
      return () => {
        if (registered.get(work.key) === work) registered.delete(work.key)
      }
    },
    async saveAll() {
      const unsaved: Unsaved[] = []
      const snapshots: { key: string; value: unknown }[] = []
      // Read all states synchronously, so that they are of one moment.
      for (const { key, snapshot } of registered.values()) {
        try {
          const value = snapshot()
          if (value !== undefined) snapshots.push({ key, value })
        } catch {
          unsaved.push({ key, reason: 'failed' })
        }
      }
      if (snapshots.length === 0) {
        // Delete earlier work that is no longer needed; without any, the database is not opened.
        if (tab() !== undefined) await discard()
        return { saved: [], unsaved }
      }
      const tabId = openTab()
      await discard()
      const saved: string[] = []
      let room = maxBytes
      for (const { key, value } of snapshots) {
        const bytes = binarySize(value)
        const problem: Unsaved | undefined =
          bytes > room ? { key, reason: 'too-large' } : await save(tabId, key, value)
        if (problem) unsaved.push(problem)
        else {
          saved.push(key)
          room -= bytes
        }
      }
      return { saved, unsaved }
    },
    async take(key) {
      const own = tab()
      if (own === undefined) return undefined
      try {
        const record = await database.take(`${own}:${key}`)
        return record && !isOld(record.time) ? record.value : undefined
      } catch {
        return undefined
      }
    },
    discard,
  }
}

export const sessionRestore: SessionRestore = createSessionRestore({
  database: indexedDatabase,
  area: tabArea,
  clock: systemClock,
  newId: () => randomId(cryptoRandom),
})
