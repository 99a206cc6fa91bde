import type { DragEvent } from 'react'
import { draggedFiles, draggedFilesType } from '../../../platform/files/dragged-files.ts'
import { addToTray } from './add-to-tray.ts'
import { endDrag } from './feed.ts'

type Dropped = Pick<DataTransfer, 'types' | 'files'> & {
  readonly items: Iterable<Pick<DataTransferItem, 'webkitGetAsEntry'>>
}

/** Files of the page by reference, and those that come from elsewhere, with those of folders. */
export async function droppedFiles({ types, files, items }: Dropped): Promise<readonly File[]> {
  // None if they are of another tab.
  if (types.includes(draggedFilesType)) return draggedFiles.read()?.() ?? []
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...files]
  const { droppedFolders } = await import('../../../platform/files/folder-files.ts')
  return (await droppedFolders(entries)).files
}

/** What the tray does with drags over it. @param from id of the page */
export function dropHandlers(from: string) {
  const takes = ({ dataTransfer: { types } }: DragEvent) =>
    types.includes(draggedFilesType) || types.includes('Files')
  const add = async (data: DataTransfer) => {
    const files = await droppedFiles(data)
    if (files.length === 0) return
    addToTray(
      files.map((file) => ({ kind: 'file', file })),
      from,
    )
  }
  return {
    onDragOver(event: DragEvent) {
      if (!takes(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    },
    onDrop(event: DragEvent) {
      if (!takes(event)) return
      event.preventDefault()
      // The page would take them too.
      event.stopPropagation()
      endDrag()
      // A notice of the site says when a part of it cannot be loaded.
      void add(event.dataTransfer).catch(() => {})
    },
  }
}
