import type { Folder } from './folder.ts'

export const recordName = 'record.json'

/** The record in the folder of a tab, as a text; empty for none. */
export type RecordFile = {
  read(): Promise<{ readonly text: string; readonly time: number }>
  /** An earlier page has written it: it is written again, as its age is that of the work. */
  inherit(text: string): void
  write(text: string): Promise<void>
  /** The folder is empty. */
  forget(): void
  /** Whether it is the one that this page has read or written last. May run at any time. */
  isUnchanged(): Promise<boolean>
}

export function createRecordFile(folder: () => Folder): RecordFile {
  let recorded = ''
  let isOwn = false

  const read = async () => {
    const file = await folder().file(recordName)
    return { text: (await file?.text()) ?? '', time: file?.lastModified ?? 0 }
  }

  return {
    read,
    inherit(text) {
      recorded = text
    },
    async write(text) {
      if (text === recorded && isOwn) return
      if (text === '') await folder().remove(recordName)
      else await folder().write(recordName, text)
      recorded = text
      isOwn = true
    },
    forget() {
      recorded = ''
      isOwn = true
    },
    async isUnchanged() {
      // A save may end while the record is read.
      const before = recorded
      const { text } = await read()
      return text === before || text === recorded
    },
  }
}
