import { createStore, type Store } from '../lib/store.ts'
import { tabArea } from './storage/area/browser-areas.ts'
import { type Clock, systemClock } from './time/clock.ts'
import type { TabFiles } from './work-on-device/tab-files.ts'
import type { SavedWork } from './work-on-device/tab-folder.ts'
import { tabKey } from './work-on-device/tab-key.ts'
import type { Unsaved } from './work-on-device/unsaved.ts'

/** Is saved in the place of what is not to be written to the device: an update of the site would lose it. */
export const inMemoryOnly = 'in-memory-only'

export type WorkInTab = {
  /**
   * The open page of a tool has work under this key until the returned function is called. `toSave` returns it as JSON
   * values and files; `undefined` for nothing.
   */
  open(key: string, toSave: () => unknown): () => void
  /** @param toSave what of it is saved on the device, as the tool's own page would */
  leave(tool: string, work: unknown, toSave?: unknown): void
  /** Takes what the tool left in this page, once. */
  take(tool: string): unknown
  /**
   * Takes what was saved before this page was loaded, once; it stays if it is no longer wanted when it is there, and
   * until `restore` has given it to the open page, or as that failed. Never rejects.
   */
  takeSaved(
    key: string,
    isWanted: () => boolean,
    restore?: (saved: SavedWork) => unknown,
  ): Promise<SavedWork | undefined>
  /** What an open page has may have changed; it is saved within so many milliseconds. */
  changed(withinMs?: number): void
  /** An open page has files that are not saved yet: they are saved at once, and until then the browser asks. */
  added(): void
  /** Saves all work now; resolves with whether a reload would lose none of it. Never rejects. */
  save(): Promise<boolean>
  /** Forgets what was left and saved, but not what the open page has. Never rejects. */
  clear(): Promise<void>
  /** Files that a reload would lose, and why. */
  readonly unsaved: Store<Unsaved | null>
}

export type WorkInTabDependencies = {
  /** Whether this tab has ever stored work. */
  readonly hasStored: () => boolean
  /** Loads what stores; `undefined` where the browser stores no files. */
  readonly load: () => Promise<TabFiles | undefined>
  readonly clock: Pick<Clock, 'after'>
  /** Has the browser ask before the page is left, or no longer. */
  readonly warn: (isOn: boolean) => void
  /** Runs when the page goes out of sight, which may be the last that it hears. */
  readonly whenHidden: (run: () => void) => void
}

/** So often at most is work saved, in milliseconds. */
const saveEveryMs = 500

export function createWorkInTab({
  hasStored,
  load,
  clock,
  warn,
  whenHidden,
}: WorkInTabDependencies): WorkInTab {
  const left = new Map<string, { readonly work: unknown; readonly toSave: unknown }>()
  const opened = new Map<string, () => unknown>()
  const unsaved = createStore<Unsaved | null>(null)
  /** Saved work that no open page has got yet. */
  const waiting = new Map<string, SavedWork>()
  /** Keys whose saved work has been asked for: until then it is not replaced by what a new page has. */
  const asked = new Set<string>()
  let files: Promise<TabFiles | undefined> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let version = 0
  let cancel: (() => void) | undefined
  let isFollowing = false

  const report = (next: Unsaved | null) => {
    unsaved.set(next)
    warn(next !== null)
  }
  const open = () => {
    files ??= load().catch(() => {
      files = undefined
      return undefined
    })
    return files
  }
  /** One after the other. */
  const inTurn = <Outcome>(act: () => Promise<Outcome>): Promise<Outcome> => {
    const outcome = last.then(act)
    last = outcome.catch(() => {})
    return outcome
  }
  const current = () => {
    const all = new Map<string, unknown>()
    for (const [key, { value }] of waiting) all.set(key, value)
    for (const [key, { toSave }] of left) all.set(key, toSave)
    for (const [key, toSave] of opened) {
      if (!asked.has(key)) continue
      const value = toSave()
      if (value !== undefined || !waiting.has(key)) all.set(key, value)
    }
    const isComplete = ![...all.values()].includes(inMemoryOnly)
    for (const [key, value] of all) if (value === undefined || value === inMemoryOnly) all.delete(key)
    return { all, isComplete }
  }
  const saveNow = async (): Promise<boolean> => {
    cancel?.()
    cancel = undefined
    const { all, isComplete } = current()
    if (all.size === 0 && !files && !hasStored()) {
      report(null)
      return isComplete
    }
    const now = version
    const tab = await open()
    if (!tab) {
      // Only what cannot be typed again is worth a question.
      const { filesIn } = await import('./work-on-device/file-names.ts')
      const count = filesIn([...all.values()]).length
      report(count > 0 ? { files: count, why: 'failed' } : null)
      return isComplete && all.size === 0
    }
    try {
      await tab.save(all, () => version !== now, report)
    } catch {
      return false
    }
    if (version !== now) return saveNow()
    return isComplete && unsaved.read() === null
  }
  /** What is read waits at once: a save that comes next would remove what nobody has. */
  const readSaved = async (key: string): Promise<void> => {
    if (!hasStored()) return
    const read = inTurn(async () => {
      const found = await (await open())?.take(key)
      if (found) waiting.set(key, found)
    })
    await read.catch(() => {})
  }
  const save = () => inTurn(saveNow).catch(() => false)
  const changed = (withinMs = saveEveryMs) => {
    cancel ??= clock.after(withinMs, () => {
      cancel = undefined
      version += 1
      void save()
    })
  }

  return {
    unsaved,
    open(key, toSave) {
      if (!isFollowing) whenHidden(() => void (cancel && save()))
      isFollowing = true
      opened.set(key, toSave)
      changed()
      return () => {
        if (opened.get(key) === toSave) opened.delete(key)
        changed()
      }
    },
    leave(tool, work, toSave) {
      left.set(tool, { work, toSave })
      changed()
    },
    take(tool) {
      const found = left.get(tool)
      left.delete(tool)
      return found?.work
    },
    async takeSaved(key, isWanted, restore = () => {}) {
      if (!waiting.has(key) && !asked.has(key)) await readSaved(key)
      asked.add(key)
      const found = waiting.get(key)
      try {
        if (found && isWanted()) await restore(found)
        if (isWanted()) waiting.delete(key)
      } catch {
        // It cannot be used, or what reads it could not be loaded.
      }
      changed()
      return isWanted() ? found : undefined
    },
    changed,
    added() {
      warn(true)
      void save()
    },
    save,
    async clear() {
      left.clear()
      const cleared = inTurn(async () => {
        // Also what was being read.
        waiting.clear()
        await (await files)?.clear()
      })
      await cleared.catch(() => {})
      changed()
    },
  }
}

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * What a tool has when it is left for another page of the site, by the tool's id, until it is opened again; and after a
 * reload or a crash what was saved of it (docs/adr/0040-work-survives-a-reload.md).
 */
export const workInTab: WorkInTab = createWorkInTab({
  warn(isOn) {
    if (isOn) addEventListener('beforeunload', preventUnload)
    else removeEventListener('beforeunload', preventUnload)
  },
  whenHidden: (run) => document.addEventListener('visibilitychange', run),
  hasStored: () => tabArea.get(tabKey) !== undefined,
  load: async () => (await import('./work-on-device/browser-store.ts')).openTabFiles(),
  clock: systemClock,
})
