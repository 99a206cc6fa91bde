import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type Place = { readonly row: HTMLElement | null; readonly neighbour: Element | null | undefined }

type Options = {
  /** What takes the focus in a row that lost its control; the row itself otherwise (`tabIndex` -1). */
  readonly inRow?: (row: HTMLElement) => HTMLElement | undefined
  /** Selector of what takes the focus when there is no row left: any button otherwise. */
  readonly withoutRows?: string
}

/**
 * Keeps the focus in a region with a list whose buttons come and go. When the control in focus vanishes, the focus
 * stays in its row, or else goes to the last button of the row beside it, or else to a button of the region. The
 * answer is for the region's element; its component renders when rows change.
 */
export function useRowFocus(region: RefObject<HTMLElement | null>, options: Options = {}) {
  const { inRow = (row) => row, withoutRows = 'button' } = options
  const place = useRef<Place>(null)

  useLayoutEffect(() => {
    if (!place.current || document.activeElement !== document.body) return
    const { row, neighbour } = place.current
    const last = neighbour?.isConnected ? [...neighbour.querySelectorAll('button')].at(-1) : undefined
    const target = row?.isConnected
      ? inRow(row)
      : (last ?? region.current?.querySelector<HTMLElement>(withoutRows))
    target?.focus()
  })

  return {
    onFocus(event: FocusEvent) {
      const row = event.target.closest('li')
      place.current = { row, neighbour: row?.nextElementSibling ?? row?.previousElementSibling }
    },
    onBlur() {
      place.current = null
    },
  }
}
