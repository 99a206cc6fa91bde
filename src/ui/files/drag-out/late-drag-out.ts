import { dragFiles } from '../../../platform/files/dragged-files.ts'
import type { dragOut } from './drag-out.ts'

let given: typeof dragOut | undefined

/** `dragOut` where it comes late: with the first result and the export menu. A drag before that reaches the tray only. */
export const lateDragOut = {
  give(late: typeof dragOut): void {
    given = late
  },
  start(event: DragEventLike, blob: Blob, name: string): void {
    given?.(event, blob, name)
    // By reference, for the tray.
    if (event.dataTransfer)
      dragFiles(event.dataTransfer, () => [
        blob instanceof File ? blob : new File([blob], name, { type: blob.type }),
      ])
  },
}

type DragEventLike = { readonly dataTransfer: DataTransfer | null }
type Brands = { readonly userAgentData?: { readonly brands: readonly { readonly brand: string }[] } }

/** Whether this browser saves what is dragged out of it. Nothing but the browser's name tells. */
export const savesDragged = (): boolean =>
  (navigator as Brands).userAgentData?.brands.some(({ brand }) => brand === 'Chromium') ?? false
