import { useEffect, useState } from 'react'
import { pageVisibility } from '../../../platform/page/page-visibility.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { remainingOf, type Timer } from '../core/timer.ts'

/** The current time, updated when the clock face of a running timer changes and when the page becomes visible. */
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
      // Just after the second changes. Only the display depends on this.
      const toNext = remainingOf(timer, time) % 1000 || 1000
      cancel = systemClock.after(toNext + 5, update)
    }
    update()
    const stopWatching = pageVisibility.watch(update)
    return () => {
      cancel()
      stopWatching()
    }
  }, [timer])
  return now
}
