import { createStore, type Store } from '../../lib/store.ts'

/** Marks a drag of the page's own files, of which the browser passes on nothing but this. */
export const draggedFilesType = 'application/x-toolnook-files'

type Files = () => readonly File[]

const dragged = createStore<Files | null>(null)

/** The page's own files that are being dragged, by reference; they are asked for when they are dropped. */
export const draggedFiles: Store<Files | null> = dragged

/** Begins a drag of files. No byte is copied. */
export function dragFiles(data: DataTransfer, files: Files): void {
  data.setData(draggedFilesType, '')
  data.effectAllowed = 'copy'
  dragged.set(files)
  const end = () => {
    dragged.set(null)
    for (const type of ends) removeEventListener(type, end)
  }
  // Without the event "drop" of an element that stops it, or "dragend" of one that is gone, one of them comes.
  for (const type of ends) addEventListener(type, end)
}

const ends = ['dragend', 'drop'] as const
