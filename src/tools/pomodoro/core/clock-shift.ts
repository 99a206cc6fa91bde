import type { RunningTimer } from './timer.ts'

/** Two clocks read at one moment, in milliseconds: the device's, which can be set, and one that only runs. */
export type Reading = { readonly wall: number; readonly monotonic: number; readonly visible: boolean }

/** Smaller differences are ordinary correction and measurement. In milliseconds. */
const minShift = 2000

/** Up to here a step forward, in sight, is a correction of the clock; beyond it the device has slept. In milliseconds. */
const maxForwardStep = 90_000

/** Within this time a like change seen by another tab is the same one, not a second one. In milliseconds. */
const sameChange = 10_000

/**
 * By how many milliseconds the device's clock was set between two readings; 0 when it was not.
 *
 * A step back is always that. A step forward looks just like sleep where the monotonic clock stands still meanwhile
 * (Linux, macOS): a small one in sight counts as set, a large one or one out of sight as time gone by.
 */
export function clockShift(before: Reading, now: Reading): number {
  const by = now.wall - before.wall - (now.monotonic - before.monotonic)
  if (by <= -minShift) return by
  const isCorrection = by >= minShift && by <= maxForwardStep && before.visible && now.visible
  return isCorrection ? by : 0
}

/** The timer with its moments moved along, once however many tabs saw the change. `now` is by the changed clock. */
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
