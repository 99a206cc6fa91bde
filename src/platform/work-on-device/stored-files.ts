import { namesIn } from './file-names.ts'
import { type Folder, isErrorNamed } from './folder.ts'
import type { AllRecordedWork, StoredFile } from './record-format.ts'

/** All files in the folder of a tab, by their names there. */
export type StoredFiles = {
  /** Files that an earlier page has stored. */
  inherit(files: Readonly<Record<string, StoredFile>>): void
  has(name: string): boolean
  named(names: ReadonlySet<string>): Readonly<Record<string, StoredFile>>
  nameOf(file: File): string | undefined
  isStored(file: File): boolean
  /** Whether it is neither stored nor has failed to be since there was space again. */
  isToCopy(file: File): boolean
  bytes(): number
  /** Bytes that this page has copied. */
  copiedBytes(): number
  /** Rejects if the folder is gone. */
  copy(file: File): Promise<'copied' | 'full' | 'failed'>
  /** The file again, for what was saved under the key; `undefined` if it is gone. */
  giveBack(name: string, key: string): Promise<File | undefined>
  /** Files given back stay as long as their tool has anything: what it has removed may be undone. */
  removeUnused(work: AllRecordedWork): Promise<void>
  /** The folder is empty. */
  forget(): void
}

export function createStoredFiles(folder: () => Folder): StoredFiles {
  const stored = new Map<string, StoredFile>()
  let names = new WeakMap<File, string>()
  /** Files that were given back, which are read from the folder, with the keys under which they were saved. */
  const inUse = new Map<string, Set<string>>()
  let unreadable = new WeakSet<File>()
  let nextName = 1
  let copiedBytes = 0

  const write = async (name: string, file: File) => {
    try {
      await folder().write(name, file)
    } catch (error) {
      await folder()
        .remove(name)
        .catch(() => {})
      throw error
    }
  }

  return {
    inherit(files) {
      for (const [name, file] of Object.entries(files)) {
        stored.set(name, file)
        nextName = Math.max(nextName, Number(name.slice(1)) + 1)
      }
    },
    has: (name) => stored.has(name),
    named: (used) => Object.fromEntries([...stored].filter(([name]) => used.has(name))),
    nameOf: (file) => names.get(file),
    isStored: (file) => names.has(file),
    isToCopy: (file) => !names.has(file) && !unreadable.has(file),
    bytes: () => [...stored.values()].reduce((sum, { size }) => sum + size, 0),
    copiedBytes: () => copiedBytes,
    async copy(file) {
      const inFolder = `f${nextName++}`
      try {
        await write(inFolder, file)
      } catch (error) {
        // Either the picked file is gone from the disk, or the folder is: then this fails as well.
        if (isErrorNamed(error, 'NotFoundError')) await folder().names()
        unreadable.add(file)
        return isErrorNamed(error, 'QuotaExceededError') ? 'full' : 'failed'
      }
      const { name, type, lastModified, size } = file
      names.set(file, inFolder)
      stored.set(inFolder, { name, type, lastModified, size })
      copiedBytes += size
      return 'copied'
    },
    async giveBack(name, key) {
      const meta = stored.get(name)
      const content = meta && (await folder().file(name))
      if (!meta || !content) return undefined
      const file = new File([content], meta.name, { type: meta.type, lastModified: meta.lastModified })
      names.set(file, name)
      inUse.set(name, (inUse.get(name) ?? new Set()).add(key))
      return file
    },
    async removeUnused(work) {
      const used = namesIn(Object.values(work))
      for (const name of [...stored.keys()]) {
        const isNeeded = [...(inUse.get(name) ?? [])].some((key) => key in work)
        if (used.has(name) || isNeeded) continue
        await folder().remove(name)
        stored.delete(name)
        inUse.delete(name)
        // There is space again.
        unreadable = new WeakSet()
      }
    },
    forget() {
      stored.clear()
      inUse.clear()
      names = new WeakMap()
    },
  }
}
