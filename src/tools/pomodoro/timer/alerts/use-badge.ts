import { useEffect } from 'react'
import { tabIndicators } from '../../../../platform/page/tab-indicators.ts'
import { remainingOf, type Timer } from '../../core/timer.ts'

/** Shows the minutes left on the icon of the installed app while the timer runs. */
export function useBadge(timer: Timer, now: number): void {
  const minutes = timer.status === 'running' ? Math.ceil(remainingOf(timer, now) / 60_000) : undefined
  useEffect(() => {
    tabIndicators.badge(minutes)
    // Nobody would change the number once the site is closed; a page that comes back shows it again.
    const clear = () => tabIndicators.badge(undefined)
    const show = () => tabIndicators.badge(minutes)
    addEventListener('pagehide', clear)
    addEventListener('pageshow', show)
    return () => {
      removeEventListener('pagehide', clear)
      removeEventListener('pageshow', show)
    }
  }, [minutes])
  useEffect(() => () => tabIndicators.badge(undefined), [])
}
