import type { Clock } from '../time/clock.ts'

type Timer = { due: number; readonly period: number | undefined; readonly run: () => void }

export type FakeClock = Clock & {
  /** Advances time; timers run in order when they are due. */
  advance(milliseconds: number): void
  /** Sets the wall clock, as by the visitor or after sleep; timers are not affected. */
  set(now: number): void
  /** Number of pending timers. */
  waiting(): number
}

/** A clock that advances only by its methods. The day is that of the given UTC offset in minutes. */
export function createFakeClock(start = Date.UTC(2025, 0, 15, 12), offsetMinutes = 0): FakeClock {
  // Timers use a monotonic clock, as in a browser: setting the wall clock does not affect them.
  let elapsed = 0
  let wall = start
  const timers = new Set<Timer>()

  const wait = (milliseconds: number, run: () => void, period?: number) => {
    const timer: Timer = { due: elapsed + milliseconds, period, run }
    timers.add(timer)
    return () => {
      timers.delete(timer)
    }
  }
  const earliest = (end: number): Timer | undefined => {
    let found: Timer | undefined
    for (const timer of timers) if (timer.due <= end && (!found || timer.due < found.due)) found = timer
    return found
  }
  const pass = (until: number) => {
    wall += until - elapsed
    elapsed = until
  }

  return {
    now: () => wall,
    today: () => new Date(wall + offsetMinutes * 60_000).toISOString().slice(0, 10),
    after: (milliseconds, run) => wait(milliseconds, run),
    every: (milliseconds, run) => wait(milliseconds, run, Math.max(1, milliseconds)),
    advance(milliseconds) {
      const end = elapsed + milliseconds
      for (let timer = earliest(end); timer; timer = earliest(end)) {
        pass(Math.max(elapsed, timer.due))
        if (timer.period === undefined) timers.delete(timer)
        else timer.due += timer.period
        timer.run()
      }
      pass(end)
    },
    set(now) {
      wall = now
    },
    waiting: () => timers.size,
  }
}
