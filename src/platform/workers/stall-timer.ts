import type { Clock } from '../time/clock.ts'

export type StallTimer = {
  /** Waits for a sign of life within `timeoutMs`; while it waits already, the longer time holds. */
  start(timeoutMs: number): void
  /** A sign of life: waits as long again. Does nothing while it does not wait. */
  restart(): void
  stop(): void
}

const ticks = 10

/**
 * Calls back when there was no sign of life for a time. The time is counted in ten ticks of an interval, which all have
 * to pass: after a device slept or a page was frozen at most one is due at once, so that nothing that slept along with
 * it counts as stalled.
 */
export function createStallTimer(clock: Clock, onStalled: () => void): StallTimer {
  let running: { readonly timeoutMs: number; readonly end: () => void } | undefined

  const stop = () => {
    running?.end()
    running = undefined
  }
  const run = (timeoutMs: number) => {
    stop()
    let left = ticks
    const end = clock.every(timeoutMs / ticks, () => {
      left -= 1
      if (left > 0) return
      stop()
      onStalled()
    })
    running = { timeoutMs, end }
  }
  return {
    start: (timeoutMs) => run(Math.max(timeoutMs, running?.timeoutMs ?? 0)),
    restart() {
      if (running) run(running.timeoutMs)
    },
    stop,
  }
}
