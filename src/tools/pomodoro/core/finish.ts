import { sessionsPerSet } from './marks.ts'
import { durationOf, type Mode, minute } from './modes.ts'
import { idleTimer, type RunningTimer, start, type Timer } from './timer.ts'

/** A finished session. */
export type Ended = {
  readonly id: string
  readonly mode: Mode
  /** End of the session, and when it was noticed: much later if the device slept or no tab was open. */
  readonly endedAt: number
  readonly noticedAt: number
  /** The local day on which it ended, `YYYY-MM-DD`. */
  readonly day: string
  readonly minutes: number
  /** Whether it is in the statistics. */
  readonly counted: boolean
  /** Whether the 15-minute break is offered: after every fourth work session of the day. */
  readonly offersLongBreak: boolean
}

/** The stored record of the timer. */
export type TimerRecord = { readonly timer: Timer; readonly last: Ended | null }

export type FinishOptions = {
  readonly customMinutes: number
  readonly customCounts: boolean
  readonly autoStartBreaks: boolean
  readonly autoStartWork: boolean
}

/** In milliseconds. Noticed later than this, the visitor was away: nothing starts and they may discard the session. */
const lateAfter = 2 * minute

export const isLate = ({ endedAt, noticedAt }: Ended): boolean => noticedAt - endedAt > lateAfter

/** A short break follows work, work follows any break, and a custom timer follows itself. */
export function modeAfter(mode: Mode): Mode {
  if (mode === 'work') return 'break'
  return mode === 'custom' ? 'custom' : 'work'
}

/** Whether the end of a mode adds focus time; only work also adds a completed session. */
const isCounted = (mode: Mode, { customCounts }: Pick<FinishOptions, 'customCounts'>): boolean =>
  mode === 'work' || (mode === 'custom' && customCounts)

export type Moment = {
  readonly now: number
  /** Local day of a timestamp. */
  readonly dayOf: (moment: number) => string
  /** Work sessions completed on a local day, before this one. */
  readonly sessionsOf: (day: string) => number
  readonly newId: () => string
}

/**
 * Ends a session and sets up the next mode: stopped unless the visitor has chosen auto-start, and always stopped
 * if the end is noticed late. A session belongs to the day on which it ends, not the day on which that is noticed.
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
    offersLongBreak: mode === 'work' && (sessionsOf(day) + 1) % sessionsPerSet === 0,
  }
  const next = idleTimer(newId(), modeAfter(mode), options.customMinutes)
  const starts =
    !isLate(last) &&
    ((next.mode === 'break' && options.autoStartBreaks) || (next.mode === 'work' && options.autoStartWork))
  return { timer: starts ? start(next, now) : next, last }
}

/** Replaces the short break by the long one, running if the short one was. */
export function takeLongBreak({ timer }: TimerRecord, now: number, id: string): TimerRecord {
  const long: Timer = { id, mode: 'long-break', durationMs: durationOf('long-break', 0), status: 'idle' }
  return { timer: timer.status === 'running' ? start(long, now) : long, last: null }
}
