import { isPicture } from '../../lib/files/media-type.ts'

/** The most that is taken of a folder, and how far it is searched. */
export const folderLimits = { files: 1000, entries: 20_000, depth: 8 }

export type FolderFiles = {
  /** In the order of their names, folder by folder. */
  readonly files: readonly File[]
  /** There is more than the limits allow. */
  readonly isCut: boolean
}

/** Files of the system, in folders of every kind. */
const isHidden = (name: string): boolean =>
  name.startsWith('.') || /^(thumbs\.db|desktop\.ini|__macosx)$/i.test(name)

const { compare } = new Intl.Collator(undefined, { numeric: true })

/** A folder of pictures mostly has other files beside them, such as those of a catalogue: only pictures, if there are any. */
function ofOneKind(files: readonly File[], isCut: boolean): FolderFiles {
  const pictures = files.filter(isPicture)
  const taken = pictures.length > 0 ? pictures : files
  return {
    files: taken.slice(0, folderLimits.files),
    isCut: isCut || taken.length > folderLimits.files,
  }
}

/** The files of a folder that was picked; the browser lists those of its folders, too. */
export function pickedFolder(files: readonly File[]): FolderFiles {
  const partsOf = ({ webkitRelativePath, name }: File) => (webkitRelativePath || name).split('/')
  const seen = files.filter((file) => !partsOf(file).slice(1).some(isHidden))
  const near = seen.filter((file) => partsOf(file).length <= folderLimits.depth + 1)
  // Before they are sorted: that of 100,000 would stop the page for a third of a second.
  const taken = near.slice(0, folderLimits.entries)
  const sorted = taken.toSorted((first, second) =>
    compare(first.webkitRelativePath, second.webkitRelativePath),
  )
  return ofOneKind(sorted, taken.length < seen.length)
}

/** All entries of a folder: the browser returns them in parts. */
async function entriesIn(folder: FileSystemDirectoryEntry, max: number): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const found: FileSystemEntry[] = []
  while (found.length <= max) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0) break
    found.push(...part)
  }
  return found.filter(({ name }) => !isHidden(name)).sort((first, second) => compare(first.name, second.name))
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const fileOf = (entry: FileSystemEntry): Promise<File> =>
  new Promise((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))

/** The files of what was dropped, with those of its folders. What cannot be read is left out. */
export async function droppedFolders(dropped: readonly FileSystemEntry[]): Promise<FolderFiles> {
  const files: File[] = []
  let seen = 0
  let isCut = false
  const walk = async (entries: readonly FileSystemEntry[], depth: number): Promise<void> => {
    for (const entry of entries) {
      seen += 1
      if (seen > folderLimits.entries || (depth > folderLimits.depth && isFolder(entry))) {
        isCut = true
        continue
      }
      try {
        if (isFolder(entry)) await walk(await entriesIn(entry, folderLimits.entries - seen), depth + 1)
        else files.push(await fileOf(entry))
      } catch {
        // Without permission, or removed since.
      }
    }
  }
  await walk(dropped, 1)
  return ofOneKind(files, isCut)
}
