import { useEffect, useState } from 'react'

/** Rows that are added or removed in one frame. A slow phone takes about a millisecond for each. */
export const rowsPerStep = 25

/** The next number of rows from `shown` towards `count`, one slice at most. */
export const towards = (shown: number, count: number): number =>
  Math.max(shown - rowsPerStep, Math.min(shown + rowsPerStep, count))

/**
 * How many rows of a long list to render now. It reaches `count` over several frames, up or down, so that a thousand
 * rows never block the page. A difference of a slice or less takes one step.
 */
export function useIncrementalList(count: number): number {
  const [shown, setShown] = useState(0)
  const now = towards(shown, count)
  useEffect(() => {
    if (now === shown) return
    const frame = requestAnimationFrame(() => setShown(now))
    return () => cancelAnimationFrame(frame)
  }, [now, shown])
  return now
}
