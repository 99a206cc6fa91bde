import { type PageVisibility, pageVisibility } from '../page/page-visibility.ts'
import { type Clock, systemClock } from './clock.ts'

/**
 * Like `Clock.after`, but only while the page is visible: what is due by then runs when it is visible again. A page that
 * nobody sees wakes nothing up.
 */
export function createAfterInSight(clock: Clock, life: PageVisibility): Clock['after'] {
  return (milliseconds, run) => {
    const due = clock.now() + milliseconds
    let cancel = () => {}
    const update = () => {
      cancel()
      if (!life.isVisible()) return
      // The clock of the device may have been set back.
      const left = Math.min(milliseconds, due - clock.now())
      cancel = clock.after(Math.max(0, left), () => {
        leave()
        run()
      })
    }
    const leave = life.watch(update)
    update()
    return () => {
      cancel()
      leave()
    }
  }
}

export const afterInSight: Clock['after'] = createAfterInSight(systemClock, pageVisibility)
