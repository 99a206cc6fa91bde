import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type Place = { readonly row: HTMLElement | null; readonly neighbour: Element | null | undefined }

/**
 * Keeps the focus in a region with a list whose buttons come and go; its rows can take the focus (`tabIndex` -1). When
 * the control in focus vanishes, the focus goes to its row, or else to the last button of the row beside it, or else
 * to the first button of the region. The answer is for the region's element; its component renders when rows change.
 */
export function useRowFocus(region: RefObject<HTMLElement | null>) {
  const place = useRef<Place>(null)

  useLayoutEffect(() => {
    if (!place.current || document.activeElement !== document.body) return
    const { row, neighbour } = place.current
    const last = neighbour?.isConnected ? [...neighbour.querySelectorAll('button')].at(-1) : undefined
    const target = row?.isConnected ? row : (last ?? region.current?.querySelector('button'))
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
