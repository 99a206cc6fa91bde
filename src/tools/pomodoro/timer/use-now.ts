import { useEffect, useState } from 'react'
import { pageVisibility } from '../../../platform/page/page-visibility.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { remainingOf, type Timer } from '../core/timer.ts'

/** The moment, renewed as often as the clock face of a running timer changes, and when the page returns. */
export function useNow(timer: Timer): number {
  const [now, setNow] = useState(() => systemClock.now())
  useEffect(() => {
    setNow(systemClock.now())
    if (timer.status !== 'running') return
    let cancel = () => {}
    const look = () => {
      cancel()
      const moment = systemClock.now()
      setNow(moment)
      // Just past the change of a second; the display only follows, it counts nothing.
      const toNext = remainingOf(timer, moment) % 1000 || 1000
      cancel = systemClock.after(toNext + 5, look)
    }
    look()
    const leave = pageVisibility.watch(look)
    return () => {
      cancel()
      leave()
    }
  }, [timer])
  return now
}
