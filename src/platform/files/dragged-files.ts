import { createStore, type Store } from '../../lib/store.ts'

/** Marks a drag of the page's own files, of which the browser passes on nothing but this. */
export const draggedFilesType = 'application/x-toolnook-files'

type Files = () => readonly File[]

const dragged = createStore<Files | null>(null)

/** The page's own files that are being dragged, by reference; they are asked for when they are dropped. */
export const draggedFiles: Store<Files | null> = dragged

/** Begins a drag of files. No byte is copied. */
export function dragFiles(data: DataTransfer, files: Files): void {
  data.setData(draggedFilesType, 'files')
  data.effectAllowed = 'copy'
  dragged.set(files)
  const end = () => {
    dragged.set(null)
    for (const type of ends) removeEventListener(type, end)
  }
  // An element may stop "drop", and one that is gone has no "dragend"; the next press tells that the drag has ended.
  for (const type of ends) addEventListener(type, end)
}

const ends = ['dragend', 'drop', 'pointerdown'] as const
