import type { RunningTimer } from './timer.ts'

/** Wall clock and monotonic clock read at the same time, in milliseconds, and whether the page was visible. */
export type Reading = { readonly wall: number; readonly monotonic: number; readonly visible: boolean }

/** Smaller differences come from ordinary clock correction and measurement. In milliseconds. */
const minShift = 2000

/** In a visible page, a larger step forward means that the device slept. In milliseconds. */
const maxForwardStep = 90_000

/** Similar changes that two tabs see within this time are the same change. In milliseconds. */
const sameChange = 10_000

/**
 * Milliseconds by which the device's clock was set between two readings; 0 if it was not.
 *
 * A step back is always a change. A step forward looks like sleep where the monotonic clock stops during sleep
 * (Linux, macOS): a small one in a visible page counts as a change, a large one or one in a hidden page as sleep.
 */
export function clockShift(before: Reading, now: Reading): number {
  const by = now.wall - before.wall - (now.monotonic - before.monotonic)
  if (by <= -minShift) return by
  const isCorrection = by >= minShift && by <= maxForwardStep && before.visible && now.visible
  return isCorrection ? by : 0
}

/** Shifts the timer's timestamps, once however many tabs saw the change. `now` is read after the change. */
export function shiftTimer(timer: RunningTimer, by: number, now: number): RunningTimer {
  const { shift } = timer
  const isSame =
    shift !== undefined && Math.abs(shift.by - by) < minShift && Math.abs(now - shift.at) < sameChange
  if (isSame) return timer
  return {
    ...timer,
    startedAt: timer.startedAt + by,
    deadline: timer.deadline + by,
    shift: { by, at: now },
  }
}
