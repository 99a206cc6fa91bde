import { useEffect, useState } from 'react'

/** Rows of a list that come or go with one frame. A slow phone takes about a millisecond for each. */
export const slice = 25

/** From `shown` towards `count`, by one slice at most. */
export const towards = (shown: number, count: number): number =>
  Math.max(shown - slice, Math.min(shown + slice, count))

/**
 * How many rows of a long list to render now. It reaches `count` over several frames, up or down, so that a thousand
 * rows never hold up the page. A difference of a slice or less is made at once.
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
