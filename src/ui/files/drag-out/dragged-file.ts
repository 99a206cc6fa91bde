/**
 * The result that is being dragged out of this page. Chromium leaves files that a page has made out of what a drop gets,
 * so drop zones in the page take it from here.
 */
let dragged: File | null = null

export const draggedFile = {
  read: (): File | null => dragged,
  set(file: File | null): void {
    dragged = file
  },
}
