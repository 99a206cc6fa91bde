import { afterEach, expect, test, vi } from 'vitest'
import { dragFiles, draggedFilesType } from '../../../platform/files/dragged-files.ts'
import { droppedFiles } from './drop-on-tray.ts'

const file = new File(['x'], 'a.png')
const fileEntry = { isDirectory: false, name: 'a.png', file: (found: (file: File) => void) => found(file) }

/** A folder with one file. */
function folderEntry() {
  const parts = [[fileEntry], []]
  const createReader = () => ({ readEntries: (found: (part: unknown) => void) => found(parts.shift()) })
  return { isDirectory: true, name: 'album', createReader }
}

const drop = (type: string, files: readonly File[], entries: readonly object[] = []) =>
  droppedFiles({
    types: [type],
    files: files as unknown as FileList,
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry as FileSystemEntry })),
  })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('files from elsewhere are taken, and those of a folder instead of the folder', async () => {
  expect(await drop('Files', [file], [fileEntry])).toEqual([file])
  expect(await drop('Files', [new File([], 'album')], [folderEntry()])).toEqual([file])
})

test('files of the page are taken by reference until their drag has ended, and those of another tab are not', async () => {
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type))
  expect(await drop(draggedFilesType, [])).toEqual([])
  dragFiles({ setData() {}, effectAllowed: 'all' } as unknown as DataTransfer, () => [file])
  expect(await drop(draggedFilesType, [])).toEqual([file])
  // Those from elsewhere are not them.
  expect(await drop('Files', [])).toEqual([])
  // The element that was dragged is gone, and the tray stops the drop.
  listeners.get('pointerdown')?.()
  expect(await drop(draggedFilesType, [])).toEqual([])
  expect(listeners.size).toBe(0)
})
