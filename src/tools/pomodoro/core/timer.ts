import { durationOf, type Mode } from './modes.ts'

/** Timestamps are milliseconds since 1970 by the device's clock, durations milliseconds. */
type Session = {
  /** Identifies the session, so that only one tab ends it. */
  readonly id: string
  readonly mode: Mode
  readonly durationMs: number
}

/**
 * The timer's whole state. A running timer stores its deadline and counts no ticks, so no time is lost when
 * ticks are late, when the page is reloaded or when the device sleeps.
 */
export type Timer =
  | (Session & { readonly status: 'idle' })
  | (Session & {
      readonly status: 'running'
      readonly startedAt: number
      readonly deadline: number
      /** The last compensated change of the device's clock, since several tabs see the same change. */
      readonly shift?: { readonly by: number; readonly at: number }
    })
  | (Session & { readonly status: 'paused'; readonly remainingMs: number })

export type RunningTimer = Extract<Timer, { status: 'running' }>

export const idleTimer = (id: string, mode: Mode, customMinutes: number): Timer => ({
  id,
  mode,
  durationMs: durationOf(mode, customMinutes),
  status: 'idle',
})

/** Remaining milliseconds, from 0 to the whole length. */
export function remainingOf(timer: Timer, now: number): number {
  if (timer.status === 'idle') return timer.durationMs
  const left = timer.status === 'paused' ? timer.remainingMs : timer.deadline - now
  return Math.min(timer.durationMs, Math.max(0, left))
}

/** Starts or resumes the timer. */
export function start(timer: Timer, now: number): Timer {
  if (timer.status === 'running') return timer
  const { id, mode, durationMs } = timer
  const remaining = remainingOf(timer, now)
  return { id, mode, durationMs, status: 'running', startedAt: now, deadline: now + remaining }
}

/** Pauses a running timer; one at its end stays as it is. */
export function pause(timer: Timer, now: number): Timer {
  const remainingMs = remainingOf(timer, now)
  if (timer.status !== 'running' || remainingMs === 0) return timer
  const { id, mode, durationMs } = timer
  return { id, mode, durationMs, status: 'paused', remainingMs }
}

/** Minutes and seconds as `MM:SS`: a second is shown until it is over, and 00:00 exactly at the end. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
