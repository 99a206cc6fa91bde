import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type Place = { readonly row: Element | null; readonly neighbour: Element | null | undefined }

/**
 * Keeps the focus in a list whose buttons come and go. When the one in focus vanishes, the focus stays in its
 * row, or else goes to the row beside it, or else to the first button of the region.
 */
export function useRowFocus(region: RefObject<HTMLElement | null>) {
  const place = useRef<Place>(null)

  useLayoutEffect(() => {
    if (!place.current || document.activeElement !== document.body) return
    const { row, neighbour } = place.current
    const target = row?.isConnected
      ? row.querySelectorAll('button')[1]
      : neighbour?.isConnected
        ? [...neighbour.querySelectorAll('button')].at(-1)
        : region.current?.querySelector<HTMLElement>('li button, p button')
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
