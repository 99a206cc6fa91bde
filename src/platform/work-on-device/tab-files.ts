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
  /** Whether the record in the folder is the one that this page has read or written last. May run at any time. */
  isUnchanged(): Promise<boolean>
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
  /** Whether the folder is no longer this page's: everything has been deleted, or another page has it. */
  readonly isLost?: () => boolean
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isStoredFile = ([name, file]: [string, Partial<StoredFile> | null]) =>
  /^f\d+$/.test(name) &&
  typeof file?.name === 'string' &&
  typeof file.type === 'string' &&
  Number.isFinite(file.lastModified) &&
  Number.isFinite(file.size)

const isTabRecord = (value: unknown): value is TabRecord => {
  const { version, files, work } = (value ?? {}) as Partial<TabRecord>
  return (
    version === 1 &&
    isObject(files) &&
    Object.entries(files).every(isStoredFile) &&
    isObject(work) &&
    Object.values(work).every(isObject)
  )
}

function parseRecord(text: string): TabRecord | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return isTabRecord(parsed) ? parsed : undefined
  } catch {
    // There is none, or it is damaged.
    return undefined
  }
}

export async function createTabFiles(dependencies: TabFilesDependencies): Promise<TabFiles> {
  const { open, lastOpen, clock, build, freeBytes, isLost = () => false } = dependencies
  let folder = await open()
  /** All files in the folder. */
  const stored = new Map<string, StoredFile>()
  let names = new WeakMap<File, string>()
  /** Files that were given back, which are read from the folder, with the keys under which they were saved. */
  const inUse = new Map<string, Set<string>>()
  let unreadable = new WeakSet<File>()
  /** What was saved before the page was loaded and has not been taken yet. */
  const untaken = new Map<string, RecordedWork>()
  /** The text of the record in the folder; empty for none. */
  let recorded = ''
  /** Otherwise an earlier page has written it, and it is written again, as its age is that of the work. */
  let isOwnRecord = false
  let unrecordedBytes = 0
  let nextName = 1

  const readRecord = async () => {
    const file = await folder.file(recordName)
    return { text: (await file?.text()) ?? '', time: file?.lastModified ?? 0 }
  }
  const load = async () => {
    const { text, time } = await readRecord()
    const record = parseRecord(text)
    const isOld = Math.abs(clock.now() - Math.max(lastOpen, time)) > maxAgeMs
    if (record && !isOld) {
      for (const [key, work] of Object.entries(record.work)) untaken.set(key, work)
      for (const [name, each] of Object.entries(record.files)) {
        stored.set(name, each)
        nextName = Math.max(nextName, Number(name.slice(1)) + 1)
      }
    }
    if (untaken.size > 0) recorded = text
    // Files whose record was not written any more, a damaged record, and what is too old. What the page before this one
    // is still writing cannot be removed yet.
    for (const name of await folder.names())
      if (!stored.has(name) && (name !== recordName || untaken.size === 0))
        await folder.remove(name).catch(() => {})
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
    if (text === recorded && isOwnRecord) return
    if (isEmpty) await folder.remove(recordName)
    else await folder.write(recordName, text)
    recorded = text
    isOwnRecord = true
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
    isOwnRecord = true
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

  /** All files stay in memory. Rejects where a reload would lose something. */
  const saveNothing = async (work: ReadonlyMap<string, unknown>, report: Parameters<TabFiles['save']>[2]) => {
    const { length } = filesIn([...work.values()])
    report(length > 0 ? { files: length, why: 'failed' } : null)
    if (work.size > 0) throw new Error('The folder is not of this page any more')
  }

  return {
    async take(key) {
      const work = untaken.get(key)
      if (!work || isLost()) return undefined
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
      if (isLost()) return saveNothing(work, report)
      try {
        await saveAll(work, isOutdated, report)
      } catch (error) {
        // The folder was deleted: by the visitor, or by the browser.
        if (!isErrorNamed(error, 'NotFoundError')) throw error
        if (isLost()) return saveNothing(work, report)
        await startAnew()
        await saveAll(work, isOutdated, report)
      }
    },
    async isUnchanged() {
      // A save may end while the record is read.
      const before = recorded
      const { text } = await readRecord()
      return text === before || text === recorded
    },
    async clear() {
      if (isLost()) return
      for (const name of await folder.names()) await folder.remove(name)
      await startAnew()
    },
  }
}
