import type { Clock } from '../time/clock.ts'
import { namesIn, withFiles, withNames } from './file-names.ts'
import type { Folder } from './folder.ts'
import { createRecordFile, recordName } from './record-file.ts'
import { type AllRecordedWork, parseRecord, recordText } from './record-format.ts'
import { createStoredFiles, type StoredFiles } from './stored-files.ts'

/** Work of a tab that is gone is given back no later than this, in milliseconds. */
export const maxAgeMs = 24 * 3_600_000

export type SavedWork = {
  /** As it was saved, with null in place of files that are gone. */
  readonly value: unknown
  /** Whether this build has saved it, so that it has the very form that the tool gave it. */
  readonly isOfThisBuild: boolean
}

/** The folder of one tab: files, and the record of the work that they belong to. */
export type TabFolder = {
  readonly files: StoredFiles
  /** What was saved under the key before the page was loaded, once. */
  take(key: string): Promise<SavedWork | undefined>
  /** Records the work and what has not been taken, and resolves with both. */
  record(work: ReadonlyMap<string, unknown>): Promise<AllRecordedWork>
  /** The folder is empty or gone: what there is now is saved anew. */
  startAnew(): Promise<void>
  /** Deletes everything, also what has not been taken. */
  clear(): Promise<void>
  /** Whether the record in the folder is the one that this page has read or written last. May run at any time. */
  isUnchanged(): Promise<boolean>
}

export type TabFolderDependencies = {
  /** The folder of this tab, which another tab may have deleted. */
  readonly open: () => Promise<Folder>
  /** When the tab was last open, as far as it is known. */
  readonly lastOpen: number
  readonly clock: Clock
  readonly build: string
}

export async function openTabFolder(dependencies: TabFolderDependencies): Promise<TabFolder> {
  const { open, lastOpen, clock, build } = dependencies
  let folder = await open()
  const files = createStoredFiles(() => folder)
  const recordFile = createRecordFile(() => folder)
  /** What was saved before the page was loaded and has not been taken yet. */
  const untaken = new Map<string, AllRecordedWork[string]>()

  const load = async () => {
    const { text, time } = await recordFile.read()
    const record = parseRecord(text)
    const isOld = Math.abs(clock.now() - Math.max(lastOpen, time)) > maxAgeMs
    if (record && !isOld) {
      for (const [key, work] of Object.entries(record.work)) untaken.set(key, work)
      files.inherit(record.files)
    }
    if (untaken.size > 0) recordFile.inherit(text)
    // Files whose record was not written any more, a damaged record, and what is too old. What the page before this one
    // is still writing cannot be removed yet.
    for (const name of await folder.names())
      if (!files.has(name) && (name !== recordName || untaken.size === 0))
        await folder.remove(name).catch(() => {})
  }
  await load()

  const startAnew = async () => {
    folder = await open()
    untaken.clear()
    files.forget()
    recordFile.forget()
  }

  return {
    files,
    async take(key) {
      const work = untaken.get(key)
      if (!work) return undefined
      const found = new Map<string, File | undefined>()
      for (const name of namesIn(work.value)) found.set(name, await files.giveBack(name, key))
      untaken.delete(key)
      return { value: withFiles(work.value, (name) => found.get(name)), isOfThisBuild: work.build === build }
    },
    async record(work) {
      const ofThisBuild = [...work].map(
        ([key, value]) => [key, { build, value: withNames(value, files.nameOf) }] as const,
      )
      const all: AllRecordedWork = Object.fromEntries([...untaken, ...ofThisBuild])
      const isEmpty = Object.keys(all).length === 0
      await recordFile.write(isEmpty ? '' : recordText(files.named(namesIn(Object.values(all))), all))
      return all
    },
    startAnew,
    async clear() {
      for (const name of await folder.names()) await folder.remove(name)
      await startAnew()
    },
    isUnchanged: recordFile.isUnchanged,
  }
}
