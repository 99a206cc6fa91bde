import { useEffect, useState } from 'react'
import { systemClock } from '../../../platform/time/clock.ts'
import type { Timer } from '../core/timer.ts'
import { siteTimer } from './site-timer.ts'

/**
 * The current time, updated when the clock face of a running timer changes and when the page becomes visible. Call after
 * the texts of the end are set: a session that has ended meanwhile is ended here.
 */
export function useNow(timer: Timer): number {
  const [now, setNow] = useState(() => systemClock.now())
  useEffect(() => {
    const update = () => setNow(systemClock.now())
    update()
    return timer.status === 'running' ? siteTimer().watchSeconds(update) : undefined
  }, [timer])
  return now
}
