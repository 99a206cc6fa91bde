import { createListeners, type Store } from '../../lib/store.ts'
import { type PageVisibility, pageVisibility } from '../page/page-visibility.ts'
import { type Clock, systemClock } from './clock.ts'

/**
 * The start of the calendar day after `moment`, in the time zone of the device. Not 24 hours later: with daylight
 * saving time a day can have 23 or 25.
 */
export function startOfNextDay(moment: number): number {
  const date = new Date(moment)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime()
}

/**
 * The visitor's calendar day as `YYYY-MM-DD`. It is updated by a timer at midnight while the page is visible, and when it
 * is visible again: a page that nobody sees wakes nothing up.
 */
export function createToday(clock: Clock, life: PageVisibility): Store<string> {
  let current = ''
  const listeners = createListeners(() => {
    let cancel = () => {}
    current = clock.today()
    const update = () => {
      cancel()
      if (life.isVisible())
        cancel = clock.after(Math.max(1000, startOfNextDay(clock.now()) - clock.now()), update)
      const today = clock.today()
      if (today === current) return
      current = today
      listeners.notify()
    }
    update()
    const leave = life.watch(update)
    return () => {
      cancel()
      leave()
    }
  })
  return { read: () => clock.today(), subscribe: listeners.add }
}

export const today: Store<string> = createToday(systemClock, pageVisibility)
