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
    const update = () => {
      cancel()
      const time = systemClock.now()
      setNow(time)
      // Just past the change of a second; the display only follows, it counts nothing.
      const toNext = remainingOf(timer, time) % 1000 || 1000
      cancel = systemClock.after(toNext + 5, update)
    }
    update()
    const leave = pageVisibility.watch(update)
    return () => {
      cancel()
      leave()
    }
  }, [timer])
  return now
}
