import { durationOf, type Mode, minute } from './modes.ts'
import { idleTimer, type RunningTimer, start, type Timer } from './timer.ts'

/** A session that came to its end. */
export type Ended = {
  readonly id: string
  readonly mode: Mode
  /** When it ended, and when that was noticed: much later if the device slept or no tab was open. */
  readonly endedAt: number
  readonly noticedAt: number
  /** The local day on which it ended, `YYYY-MM-DD`. */
  readonly day: string
  readonly minutes: number
  /** Whether it is in the statistics. */
  readonly counted: boolean
  /** The 15-minute break is offered: it was the fourth, eighth, … work session of the day. */
  readonly offersLongBreak: boolean
}

/** What is stored of the timer. */
export type TimerRecord = { readonly timer: Timer; readonly last: Ended | null }

export type FinishOptions = {
  readonly customMinutes: number
  readonly customCounts: boolean
  readonly autoStartBreaks: boolean
  readonly autoStartWork: boolean
}

/** Noticed this much after the end, in milliseconds, the visitor was away: nothing is started and they are asked. */
const lateAfter = 2 * minute

export const isLate = ({ endedAt, noticedAt }: Ended): boolean => noticedAt - endedAt > lateAfter

/** After work a short break, after any break work, after a custom timer the same again. */
function modeAfter(mode: Mode): Mode {
  if (mode === 'work') return 'break'
  return mode === 'custom' ? 'custom' : 'work'
}

/** Whether the end of a mode adds focus time; only work also adds a completed session. */
const isCounted = (mode: Mode, { customCounts }: Pick<FinishOptions, 'customCounts'>): boolean =>
  mode === 'work' || (mode === 'custom' && customCounts)

export type Moment = {
  readonly now: number
  /** Local day of a moment. */
  readonly dayOf: (moment: number) => string
  /** Work sessions completed on a local day, before this one. */
  readonly sessionsOf: (day: string) => number
  readonly newId: () => string
}

/**
 * What follows the end of a session: the next mode, stopped unless the visitor wants it started, and never started
 * when the end is noticed late. A session belongs to the day on which it ends, not on which that is noticed.
 */
export function finish(timer: RunningTimer, options: FinishOptions, moment: Moment): TimerRecord {
  const { now, dayOf, sessionsOf, newId } = moment
  const { id, mode, deadline, durationMs } = timer
  const day = dayOf(deadline)
  const last: Ended = {
    id,
    mode,
    endedAt: deadline,
    noticedAt: now,
    day,
    minutes: durationMs / minute,
    counted: isCounted(mode, options),
    offersLongBreak: mode === 'work' && (sessionsOf(day) + 1) % 4 === 0,
  }
  const next = idleTimer(newId(), modeAfter(mode), options.customMinutes)
  const starts =
    !isLate(last) &&
    ((next.mode === 'break' && options.autoStartBreaks) || (next.mode === 'work' && options.autoStartWork))
  return { timer: starts ? start(next, now) : next, last }
}

/** The long break in place of the short one, in the same state. */
export function takeLongBreak({ timer }: TimerRecord, now: number, id: string): TimerRecord {
  const long: Timer = { id, mode: 'long-break', durationMs: durationOf('long-break', 0), status: 'idle' }
  return { timer: timer.status === 'running' ? start(long, now) : long, last: null }
}
