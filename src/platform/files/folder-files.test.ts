import { expect, test } from 'vitest'
import { droppedFolders, folderLimits, pickedFolder } from './folder-files.ts'

const picture = (name: string) => new File([name], name, { type: 'image/png' })

const entryOf = (file: File): FileSystemEntry =>
  ({
    name: file.name,
    isDirectory: false,
    file: (resolve: (file: File) => void) => resolve(file),
  }) as unknown as FileSystemEntry

const unreadable = (name: string): FileSystemEntry =>
  ({
    name,
    isDirectory: false,
    file: (_: unknown, reject: (error: Error) => void) => reject(new Error('gone')),
  }) as unknown as FileSystemEntry

/** As Chromium does, 100 entries at a time. */
function folder(name: string, entries: readonly FileSystemEntry[]): FileSystemEntry {
  const createReader = () => {
    const left = [...entries]
    return { readEntries: (resolve: (part: FileSystemEntry[]) => void) => resolve(left.splice(0, 100)) }
  }
  return { name, isDirectory: true, createReader } as unknown as FileSystemEntry
}

const namesOf = ({ files }: { readonly files: readonly File[] }) => files.map(({ name }) => name)

test('files come from all folders, in the order of their names', async () => {
  const found = await droppedFolders([
    folder('holiday', [
      entryOf(picture('10.png')),
      entryOf(picture('9.png')),
      folder('more', [entryOf(picture('a.png'))]),
    ]),
    entryOf(picture('single.png')),
  ])
  expect(namesOf(found)).toEqual(['9.png', '10.png', 'a.png', 'single.png'])
  expect(found.isCut).toBe(false)
})

test('more files than a browser lists at once are found', async () => {
  const many = Array.from({ length: 250 }, (_, index) => entryOf(picture(`${index}.png`)))
  expect((await droppedFolders([folder('many', many)])).files).toHaveLength(250)
})

test('hidden files, those of the system and others beside pictures are left out, and what cannot be read', async () => {
  const found = await droppedFolders([
    folder('mixed', [
      entryOf(picture('.hidden.png')),
      entryOf(new File(['x'], 'Thumbs.db')),
      folder('__MACOSX', [entryOf(picture('copy.png'))]),
      entryOf(new File(['x'], 'notes.txt', { type: 'text/plain' })),
      entryOf(new File(['x'], 'raw.CR3')),
      unreadable('gone.png'),
      entryOf(picture('a.png')),
    ]),
  ])
  expect(namesOf(found)).toEqual(['a.png', 'raw.CR3'])
})

test('a folder without pictures is taken as it is', async () => {
  const notes = new File(['x'], 'notes.txt', { type: 'text/plain' })
  expect(namesOf(await droppedFolders([folder('texts', [entryOf(notes)])]))).toEqual(['notes.txt'])
})

test('too many files and too deep folders are cut off, and that is said', async () => {
  const many = Array.from({ length: folderLimits.files + 1 }, (_, index) => entryOf(picture(`${index}.png`)))
  const wide = await droppedFolders([folder('wide', many)])
  expect(wide.files).toHaveLength(folderLimits.files)
  expect(wide.isCut).toBe(true)

  const nested = (depth: number): FileSystemEntry =>
    folder(`${depth}`, depth === 0 ? [entryOf(picture('deep.png'))] : [nested(depth - 1)])
  expect(await droppedFolders([nested(folderLimits.depth - 1)])).toMatchObject({
    files: [expect.objectContaining({ name: 'deep.png' })],
    isCut: false,
  })
  expect(await droppedFolders([nested(folderLimits.depth)])).toEqual({ files: [], isCut: true })
})

/** As `webkitdirectory` gives it. */
const inFolder = (path: string): File =>
  Object.defineProperty(picture(path.slice(path.lastIndexOf('/') + 1)), 'webkitRelativePath', { value: path })

test('a picked folder is treated as a dropped one', () => {
  const found = pickedFolder(
    ['.album/10.png', '.album/9.png', '.album/.cache/1.png', '.album/sub/a.png'].map(inFolder),
  )
  expect(namesOf(found)).toEqual(['9.png', '10.png', 'a.png'])
  expect(found.isCut).toBe(false)
  const many = Array.from({ length: folderLimits.files + 5 }, (_, index) => inFolder(`all/${index}.png`))
  expect(pickedFolder(many)).toMatchObject({ isCut: true })
  const deep = inFolder(`${'f/'.repeat(folderLimits.depth + 1)}deep.png`)
  expect(pickedFolder([deep])).toEqual({ files: [], isCut: true })
})

test('no more files are looked at than the limit, and that is said', () => {
  const others = Array.from({ length: folderLimits.entries }, (_, index) => {
    const file = new File([], `${index}.txt`, { type: 'text/plain' })
    return Object.defineProperty(file, 'webkitRelativePath', { value: `all/${index}.txt` })
  })
  expect(pickedFolder([...others.slice(1), inFolder('all/a.png')]).isCut).toBe(false)
  const found = pickedFolder([inFolder('all/a.png'), ...others])
  expect(namesOf(found)).toEqual(['a.png'])
  expect(found.isCut).toBe(true)
})
