import { copyFiles } from './copy-files.ts'
import { filesIn } from './file-names.ts'
import { isErrorNamed } from './folder.ts'
import { openTabFolder, type TabFolder, type TabFolderDependencies } from './tab-folder.ts'
import type { Unsaved } from './unsaved.ts'

/** After so many copied bytes the record is written, so that a crash loses no more. */
const bytesBetweenRecords = 32 * 1024 * 1024

type Report = (unsaved: Unsaved | null) => void

/** Stores what the tools of one tab have. None of its methods may run while another one does. */
export type TabFiles = Pick<TabFolder, 'take' | 'clear' | 'isUnchanged'> & {
  /**
   * Saves what there is now under every key; what was saved earlier and not taken stays. Ends early, without a result,
   * when there is something newer.
   */
  save(work: ReadonlyMap<string, unknown>, isOutdated: () => boolean, report: Report): Promise<void>
}

export type TabFilesDependencies = TabFolderDependencies & {
  /** Bytes that the browser still grants. */
  readonly freeBytes: () => Promise<number>
  /** Whether the folder is no longer this page's: everything has been deleted, or another page has it. */
  readonly isLost?: () => boolean
}

export async function createTabFiles(dependencies: TabFilesDependencies): Promise<TabFiles> {
  const { freeBytes, isLost = () => false } = dependencies
  const folder = await openTabFolder(dependencies)
  const stored = folder.files
  /** How many bytes had been copied when the record was last written. */
  let recordedBytes = 0

  const record = (work: ReadonlyMap<string, unknown>) => {
    recordedBytes = stored.copiedBytes()
    return folder.record(work)
  }

  const saveAll: TabFiles['save'] = async (work, isOutdated, report) => {
    const files = filesIn([...work.values()])
    const tell = (why: Unsaved['why']) => {
      const { length } = files.filter((file) => !stored.isStored(file))
      report(length > 0 ? { files: length, why } : null)
    }
    tell('copying')
    const afterEach = async () => {
      if (stored.copiedBytes() - recordedBytes > bytesBetweenRecords) await record(work)
    }
    const why = await copyFiles(files, { stored, freeBytes, isOutdated, afterEach })
    if (!why) return
    await stored.removeUnused(await record(work))
    tell(why)
  }

  /** All files stay in memory. Rejects where a reload would lose something. */
  const saveNothing = async (work: ReadonlyMap<string, unknown>, report: Report) => {
    const { length } = filesIn([...work.values()])
    report(length > 0 ? { files: length, why: 'failed' } : null)
    if (work.size > 0) throw new Error('The folder is not of this page any more')
  }

  return {
    take: async (key) => (isLost() ? undefined : folder.take(key)),
    async save(work, isOutdated, report) {
      if (isLost()) return saveNothing(work, report)
      try {
        await saveAll(work, isOutdated, report)
      } catch (error) {
        // The folder was deleted: by the visitor, or by the browser.
        if (!isErrorNamed(error, 'NotFoundError')) throw error
        if (isLost()) return saveNothing(work, report)
        await folder.startAnew()
        await saveAll(work, isOutdated, report)
      }
    },
    isUnchanged: folder.isUnchanged,
    async clear() {
      if (!isLost()) await folder.clear()
    },
  }
}
