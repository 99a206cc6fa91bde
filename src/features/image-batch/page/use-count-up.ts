import { useLayoutEffect, useState } from 'react'

/** In milliseconds. */
const duration = 400

/** The share of a number, up to 1, with which it is counted up to once as it appears; 1 at once where motion is reduced. */
export function useCountUp(): number {
  const [share, setShare] = useState(1)
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let started: number | null = null
    const step = (now: number) => {
      started ??= now
      const next = Math.min(1, (now - started) / duration)
      setShare(1 - (1 - next) ** 3)
      if (next < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    setShare(0)
    return () => cancelAnimationFrame(frame)
  }, [])
  return share
}
