import type { Clock } from '../time/clock.ts'
import { filesIn, namesIn, withFiles, withNames } from './file-names.ts'
import { type Folder, isErrorNamed } from './folder.ts'
import { maxBytes } from './limits.ts'

/** Work of a tab that is gone is given back no later than this, in milliseconds. */
export const maxAgeMs = 24 * 3_600_000

/** After so many copied bytes the record is written, so that a crash loses no more. */
const bytesBetweenRecords = 32 * 1024 * 1024

export const recordName = 'record.json'

/** Why files are not on the device: not yet, beyond the limit, no space, or they could not be read or written. */
export type Unsaved = {
  readonly files: number
  readonly why: 'copying' | 'limit' | 'full' | 'failed'
}

export type SavedWork = {
  /** As it was saved, with null in place of files that are gone. */
  readonly value: unknown
  /** Whether this build has saved it, so that it has the very form that the tool gave it. */
  readonly isOfThisBuild: boolean
}

/** Stores what the tools of one tab have. None of its methods may run while another one does. */
export type TabFiles = {
  /** What was saved under the key before the page was loaded, once. */
  take(key: string): Promise<SavedWork | undefined>
  /**
   * Saves what there is now under every key; what was saved earlier and not taken stays. Ends early, without a result,
   * when there is something newer.
   */
  save(
    work: ReadonlyMap<string, unknown>,
    isOutdated: () => boolean,
    report: (unsaved: Unsaved | null) => void,
  ): Promise<void>
  /** Deletes everything, also what has not been taken. */
  clear(): Promise<void>
}

type StoredFile = {
  readonly name: string
  readonly type: string
  readonly lastModified: number
  readonly size: number
}

type RecordedWork = { readonly build: string; readonly value: unknown }

type TabRecord = {
  readonly version: 1
  readonly files: Readonly<Record<string, StoredFile>>
  readonly work: Readonly<Record<string, RecordedWork>>
}

export type TabFilesDependencies = {
  /** The folder of this tab, which another tab may have deleted. */
  readonly open: () => Promise<Folder>
  /** When the tab was last open, as far as it is known. */
  readonly lastOpen: number
  readonly clock: Clock
  readonly build: string
  /** Bytes that the browser still grants. */
  readonly freeBytes: () => Promise<number>
}

const isTabRecord = (value: unknown): value is TabRecord => {
  const { version, files, work } = (value ?? {}) as Partial<TabRecord>
  return version === 1 && Object.keys(files ?? {}).every((name) => /^f\d+$/.test(name)) && work !== undefined
}

async function readRecord(file: File | undefined): Promise<TabRecord | undefined> {
  try {
    const parsed: unknown = JSON.parse((await file?.text()) ?? '')
    return isTabRecord(parsed) ? parsed : undefined
  } catch {
    // There is none, or it is damaged.
    return undefined
  }
}

export async function createTabFiles(dependencies: TabFilesDependencies): Promise<TabFiles> {
  const { open, lastOpen, clock, build, freeBytes } = dependencies
  let folder = await open()
  /** All files in the folder. */
  const stored = new Map<string, StoredFile>()
  let names = new WeakMap<File, string>()
  /** Files that were given back, which are read from the folder, with the keys under which they were saved. */
  const inUse = new Map<string, Set<string>>()
  let unreadable = new WeakSet<File>()
  /** What was saved before the page was loaded and has not been taken yet. */
  const untaken = new Map<string, RecordedWork>()
  /** The text of the record in the folder; `undefined` while that of an earlier page is there. */
  let recorded: string | undefined
  let unrecordedBytes = 0
  let nextName = 1

  const load = async () => {
    const file = await folder.file(recordName)
    const record = await readRecord(file)
    const isOld = Math.abs(clock.now() - Math.max(lastOpen, file?.lastModified ?? 0)) > maxAgeMs
    if (record && !isOld) {
      for (const [key, work] of Object.entries(record.work)) untaken.set(key, work)
      for (const [name, each] of Object.entries(record.files)) {
        stored.set(name, each)
        nextName = Math.max(nextName, Number(name.slice(1)) + 1)
      }
    }
    // Files whose record was not written any more, a damaged record, and what is too old.
    for (const name of await folder.names())
      if (!stored.has(name) && (name !== recordName || untaken.size === 0)) await folder.remove(name)
  }
  await load()

  const usedBytes = () => [...stored.values()].reduce((sum, { size }) => sum + size, 0)
  const recordOf = (work: ReadonlyMap<string, unknown>): TabRecord['work'] => {
    const ofThisBuild = [...work].map(([key, value]) => {
      const part: RecordedWork = { build, value: withNames(value, (file) => names.get(file)) }
      return [key, part] as const
    })
    return Object.fromEntries([...untaken, ...ofThisBuild])
  }
  const writeRecord = async (work: TabRecord['work']) => {
    const isEmpty = Object.keys(work).length === 0
    const used = namesIn(Object.values(work))
    const files = Object.fromEntries([...stored].filter(([name]) => used.has(name)))
    const record: TabRecord = { version: 1, files, work }
    const text = isEmpty ? '' : JSON.stringify(record)
    unrecordedBytes = 0
    if (text === recorded) return
    if (isEmpty) await folder.remove(recordName)
    else await folder.write(recordName, text)
    recorded = text
  }
  /** Files given back stay as long as their tool has anything: what it has removed may be undone. */
  const removeUnused = async (work: TabRecord['work']) => {
    const used = namesIn(Object.values(work))
    for (const name of [...stored.keys()]) {
      const isNeeded = [...(inUse.get(name) ?? [])].some((key) => key in work)
      if (used.has(name) || isNeeded) continue
      await folder.remove(name)
      stored.delete(name)
      inUse.delete(name)
      // There is space again.
      unreadable = new WeakSet()
    }
  }
  const copy = async (file: File) => {
    const name = `f${nextName++}`
    try {
      await folder.write(name, file)
    } catch (error) {
      await folder.remove(name).catch(() => {})
      throw error
    }
    names.set(file, name)
    stored.set(name, {
      name: file.name,
      type: file.type,
      lastModified: file.lastModified,
      size: file.size,
    })
    unrecordedBytes += file.size
  }
  /** The folder is empty or gone: what there is now is saved anew. */
  const startAnew = async () => {
    folder = await open()
    stored.clear()
    untaken.clear()
    inUse.clear()
    names = new WeakMap()
    recorded = ''
  }

  const saveAll: TabFiles['save'] = async (work, isOutdated, report) => {
    const files = filesIn([...work.values()])
    const missing = () => files.filter((file) => !names.has(file)).length
    let why: Unsaved['why'] = 'copying'
    const tell = () => report(missing() > 0 ? { files: missing(), why } : null)
    tell()
    const limit = missing() > 0 ? Math.min(maxBytes, usedBytes() + (await freeBytes()) / 2) : 0
    let reason: Unsaved['why'] = 'failed'
    for (const file of files) {
      if (names.has(file) || unreadable.has(file)) continue
      if (usedBytes() + file.size > limit) {
        reason = limit < maxBytes ? 'full' : 'limit'
        continue
      }
      try {
        await copy(file)
      } catch (error) {
        // Either the picked file is gone from the disk, or the folder is: then this fails as well.
        if (isErrorNamed(error, 'NotFoundError')) await folder.names()
        if (isErrorNamed(error, 'QuotaExceededError')) reason = 'full'
        unreadable.add(file)
      }
      if (isOutdated()) return
      if (unrecordedBytes > bytesBetweenRecords) await writeRecord(recordOf(work))
    }
    const record = recordOf(work)
    await writeRecord(record)
    await removeUnused(record)
    why = reason
    tell()
  }

  return {
    async take(key) {
      const work = untaken.get(key)
      if (!work) return undefined
      const found = new Map<string, File>()
      for (const name of namesIn(work.value)) {
        const meta = stored.get(name)
        const content = meta && (await folder.file(name))
        if (!meta || !content) continue
        const file = new File([content], meta.name, { type: meta.type, lastModified: meta.lastModified })
        found.set(name, file)
        names.set(file, name)
        inUse.set(name, (inUse.get(name) ?? new Set()).add(key))
      }
      untaken.delete(key)
      return { value: withFiles(work.value, (name) => found.get(name)), isOfThisBuild: work.build === build }
    },
    async save(work, isOutdated, report) {
      try {
        await saveAll(work, isOutdated, report)
      } catch (error) {
        // Another tab has deleted everything.
        if (!isErrorNamed(error, 'NotFoundError')) throw error
        await startAnew()
        await saveAll(work, isOutdated, report)
      }
    },
    async clear() {
      for (const name of await folder.names()) await folder.remove(name)
      await startAnew()
    },
  }
}
