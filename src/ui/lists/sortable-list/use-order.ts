import { useLayoutEffect, useReducer, useRef } from 'react'

/**
 * Rows that one row may pass towards the start in one frame. React leaves the row that moves where it is and puts
 * all that it passes into the document anew, which for a thousand takes longer than the page may be busy.
 */
export const maxPassedRows = 100

/**
 * The next order from the current towards the wanted one. It is the wanted one itself, unless that differs by a single
 * row that moves further towards the start than one frame allows: then that row has moved part of the way.
 */
export function towardsOrder<Row>(shown: readonly Row[], wanted: readonly Row[]): readonly Row[] {
  if (shown.length !== wanted.length) return wanted
  const first = shown.findIndex((row, index) => row !== wanted[index])
  const last = shown.findLastIndex((row, index) => row !== wanted[index])
  const to = last - maxPassedRows
  const moved = shown[last]
  if (moved === undefined || to <= first || moved !== wanted[first]) return wanted
  // Any other change, such as a new order of all rows, takes one step.
  if (shown.slice(first, last).some((row, index) => row !== wanted[first + 1 + index])) return wanted
  return [...shown.slice(0, to), moved, ...shown.slice(to, last), ...shown.slice(last + 1)]
}

/** The order in which to show the rows of a long sortable list now; it reaches `wanted` over a few frames. */
export function useOrder<Row>(wanted: readonly Row[]): readonly Row[] {
  const shown = useRef(wanted)
  const [, step] = useReducer((steps: number) => steps + 1, 0)
  const now = towardsOrder(shown.current, wanted)
  useLayoutEffect(() => {
    shown.current = now
    if (now === wanted) return
    const frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [now, wanted])
  return now
}
