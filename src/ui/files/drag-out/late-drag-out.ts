import type { dragOut } from './drag-out.ts'

let given: typeof dragOut | undefined

/** `dragOut` where it comes late: with the first result and the export menu. A drag before that does nothing. */
export const lateDragOut = {
  give(late: typeof dragOut): void {
    given = late
  },
  start(event: DragEventLike, blob: Blob, name: string): void {
    if (given) given(event, blob, name)
    else event.preventDefault()
  },
}

type DragEventLike = { readonly dataTransfer: DataTransfer | null; preventDefault(): void }
type Brands = { readonly userAgentData?: { readonly brands: readonly { readonly brand: string }[] } }

/** Whether this browser saves what is dragged out of it. Nothing but the browser's name tells. */
export const savesDragged = (): boolean =>
  (navigator as Brands).userAgentData?.brands.some(({ brand }) => brand === 'Chromium') ?? false
