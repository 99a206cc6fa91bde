import { isAccepted } from './describe.ts'

/** The input of the button that opens the browser's file picker (`FileInput`), if it takes such a file. */
function inputAt(target: Element, file: File): HTMLInputElement | undefined {
  const button = target.closest('button')
  const input = button?.nextElementSibling
  if (!(input instanceof HTMLInputElement) || input.type !== 'file' || button?.disabled) return undefined
  return isAccepted(file, input.accept) ? input : undefined
}

function dataOf(file: File): DataTransfer {
  const data = new DataTransfer()
  data.items.add(file)
  return data
}

const dragEvent = (type: string, file: File) =>
  new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: dataOf(file) })

/** The page says what dropping does, as for files that come from elsewhere. */
export const announceDrag = (target: Element, file: File): void =>
  void target.dispatchEvent(dragEvent('dragenter', file))

/** Ends what `announceDrag` has begun. */
export const endDrag = (): void => void window.dispatchEvent(new DragEvent('dragleave'))

/** Drops a file on the page as if it came from elsewhere. Returns whether the page took it. */
export const dropOnPage = (target: Element, file: File): boolean =>
  !target.dispatchEvent(dragEvent('drop', file))

/** Drops a file on a button that picks files, as if it had been picked with it. Returns whether there is one for it. */
export function pickWith(target: Element, file: File): boolean {
  const input = inputAt(target, file)
  if (!input) return false
  input.files = dataOf(file).files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
