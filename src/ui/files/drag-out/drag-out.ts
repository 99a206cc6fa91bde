import { safeFileName } from '../../../lib/files/file-names.ts'
import { objectUrlLifetimeMs } from '../../../platform/files/download.ts'
import { objectUrls } from '../../../platform/files/object-urls.ts'
import { afterInSight } from '../../../platform/time/after-in-sight.ts'

/** What Chromium saves when it is dropped on the desktop or in a folder: `type:name:address`. */
export function downloadUrlOf(type: string, name: string, url: string): string {
  const safeType = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream'
  return `${safeType}:${safeFileName(name)}:${url}`
}

type DragStart = { readonly dataTransfer: DataTransfer | null }

/**
 * Gives a result to a drag, in the handler of `dragstart` of an element that is `draggable`: Chromium saves it where it is
 * dropped outside the browser. Not as a file (`items.add`): in an automated Chromium a drop did not get files that a page
 * had made, and where they arrive the page would take its own result for a new file.
 */
export function dragOut({ dataTransfer }: DragStart, blob: Blob, name: string): void {
  if (!dataTransfer) return
  const url = objectUrls.create(blob)
  dataTransfer.effectAllowed = 'copy'
  // Replaces the link or picture that the browser would drag by itself.
  dataTransfer.clearData()
  dataTransfer.setData('DownloadURL', downloadUrlOf(blob.type, name, url))

  const ended = new AbortController()
  const end = () => {
    ended.abort()
    // A download begins after the drop.
    afterInSight(objectUrlLifetimeMs, () => objectUrls.revoke(url))
  }
  // No pointer moves during a drag: it has ended, though the dragged element was removed before it could say so.
  for (const type of ['dragend', 'pointermove'])
    addEventListener(type, end, { signal: ended.signal, capture: true })
}
