import { safeFileName } from '../../../lib/files/file-names.ts'
import { objectUrlLifetimeMs } from '../../../platform/files/download.ts'
import { objectUrls } from '../../../platform/files/object-urls.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { draggedFile } from './dragged-file.ts'

/** What Chromium saves when it is dropped on the desktop or in a folder: `type:name:address`. */
export function downloadUrlOf(type: string, name: string, url: string): string {
  const safeType = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream'
  return `${safeType}:${safeFileName(name)}:${url}`
}

type DragStart = { readonly dataTransfer: DataTransfer | null }

/**
 * Gives a result to a drag, in the handler of `dragstart` of an element that is `draggable`: Chromium saves it where it is
 * dropped outside the browser, other pages get it as a file where the browser allows, and drop zones of this page take
 * it from `draggedFile`. `PageDrop` ignores it, as the page would take its own result for a new file.
 */
export function dragOut({ dataTransfer }: DragStart, blob: Blob, name: string): void {
  if (!dataTransfer) return
  const file = new File([blob], safeFileName(name), { type: blob.type })
  const url = objectUrls.create(file)
  dataTransfer.effectAllowed = 'copy'
  // Replaces the link or picture that the browser would drag by itself.
  dataTransfer.clearData()
  dataTransfer.setData('DownloadURL', downloadUrlOf(file.type, file.name, url))
  dataTransfer.items.add(file)
  draggedFile.set(file)

  const ended = new AbortController()
  const end = () => {
    ended.abort()
    if (draggedFile.read() === file) draggedFile.set(null)
    // A download begins after the drop.
    systemClock.after(objectUrlLifetimeMs, () => objectUrls.revoke(url))
  }
  // No pointer moves during a drag: it has ended, though the dragged element was removed before it could say so.
  for (const type of ['dragend', 'pointermove'])
    addEventListener(type, end, { signal: ended.signal, capture: true })
}

type Brands = { readonly userAgentData?: { readonly brands: readonly { readonly brand: string }[] } }

/** Whether this browser saves what is dragged out of it. Nothing but the browser's name tells. */
export const savesDragged = (): boolean =>
  (navigator as Brands).userAgentData?.brands.some(({ brand }) => brand === 'Chromium') ?? false
