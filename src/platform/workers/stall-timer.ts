import type { Clock } from '../time/clock.ts'

export type StallTimer = {
  /** Expects activity within `timeoutMs`; if already running, the longer timeout applies. */
  start(timeoutMs: number): void
  /** Reports activity and restarts the timeout. Does nothing while stopped. */
  restart(): void
  stop(): void
}

const ticks = 10

/**
 * Calls back after a time without activity. The time consists of ten ticks of an interval, which all have to pass: after
 * sleep of the device or a frozen page at most one is due at once, so that work that was suspended too does not count as
 * stalled.
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
