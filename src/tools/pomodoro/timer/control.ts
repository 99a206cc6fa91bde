import { createListeners } from '../../../lib/store.ts'
import type { PageVisibility } from '../../../platform/page/page-visibility.ts'
import type { Locks } from '../../../platform/storage/locks.ts'
import type { Settings } from '../../../platform/storage/settings/settings.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { clockShift, type Reading, shiftTimer } from '../core/clock-shift.ts'
import { addSession, type DayStats, removeSession } from '../core/days.ts'
import { type Ended, type FinishOptions, finish, type TimerRecord, takeLongBreak } from '../core/finish.ts'
import type { Mode } from '../core/modes.ts'
import { idleTimer, pause, start } from '../core/timer.ts'

/** Rings once at a deadline, also in a hidden page. */
export type Alarm = { set(deadline: number | null): void }

export type ControlDependencies = {
  /** Shared by all tabs. */
  readonly record: Settings<TimerRecord>
  readonly options: () => FinishOptions
  readonly days: { read(day: string): DayStats; write(stats: DayStats): void }
  readonly clock: Clock
  /** A clock that cannot be set, in milliseconds. */
  readonly monotonic: () => number
  readonly dayOf: (moment: number) => string
  readonly life: PageVisibility
  readonly locks: Locks
  readonly openAlarm: (ring: () => void) => Alarm
  /** Whether the visitor has interacted with this tab, so that it may play sound. */
  readonly isUsed: () => boolean
  readonly newId: () => string
  /** Called once per ended session, in one tab only. */
  readonly onEnd: (ended: Ended) => void
}

export type TimerControl = {
  /** Starts, or resumes after a pause. */
  start(): void
  pause(): void
  reset(): void
  /** Switches to a mode without starting it. */
  choose(mode: Mode): void
  /** Switches to a mode and starts it. */
  quickStart(mode: Mode): void
  takeLongBreak(): void
  /** Removes the last ended session from the statistics. */
  dontCount(): void
  dismiss(): void
  /** Restores the record before a reset or change of mode; a running timer continues as if it had never stopped. */
  restore(record: TimerRecord): void
  /**
   * Calls the listener when the clock face of the running timer changes, and when the page is seen again; returns how to
   * unsubscribe.
   */
  watchSeconds(listener: () => void): () => void
}

/** After a change of the clock face, as browsers round the time, in milliseconds. */
const afterChangeMs = 5

/** Head start of tabs that may play sound, in milliseconds. */
const headStartMs = 100

/** How long a tab that ended a session holds the lock against other tabs, in milliseconds. */
const lockHoldMs = 10_000

/**
 * Controls the timer that all tabs share. Each tab follows the stored record, and the first to notice the end
 * ends the session, once. The device's clock decides: the worker's alarm, the page's timer and every return to
 * the page only trigger a check.
 */
export function createTimerControl(dependencies: ControlDependencies): TimerControl {
  const { record, clock, life, locks, newId } = dependencies
  let alarm: Alarm | undefined
  let followedKey: string | undefined
  let stopFollowing = () => {}
  let ending: string | undefined

  const check = () => {
    const { timer } = record.read()
    if (timer.status === 'running' && clock.now() >= timer.deadline) void end(timer.id)
  }
  const onAlarm = () => {
    const { timer } = record.read()
    // It may ring slightly early, or the clock has been set back.
    if (timer.status === 'running' && clock.now() < timer.deadline) alarm?.set(timer.deadline)
    else check()
  }
  const end = async (id: string) => {
    if (ending === id) return
    ending = id
    if (!dependencies.isUsed()) await new Promise<void>((resolve) => void clock.after(headStartMs, resolve))
    try {
      await locks.claim(`toolnook:pomodoro:${id}`, () => {
        const { timer } = record.read()
        const now = clock.now()
        if (timer.status !== 'running' || timer.id !== id || now < timer.deadline) return 0
        const finished = finish(timer, dependencies.options(), {
          now,
          dayOf: dependencies.dayOf,
          sessionsOf: (day) => dependencies.days.read(day).completedSessions,
          newId,
        })
        record.write(finished)
        const { last } = finished
        if (last?.counted) dependencies.days.write(addSession(dependencies.days.read(last.day), last))
        if (last) dependencies.onEnd(last)
        return lockHoldMs
      })
    } finally {
      ending = undefined
    }
  }

  const reading = (): Reading => ({
    wall: clock.now(),
    monotonic: dependencies.monotonic(),
    visible: life.isVisible(),
  })
  const seconds = createListeners()
  /** Checks every second while the timer runs, and at its deadline; the only timer of the page, also when it is hidden. */
  const watch = () => {
    let before = reading()
    let cancel = () => {}
    let isOver = false
    const wait = () => {
      const { timer } = record.read()
      // What a tick has written may be followed anew already.
      if (isOver || timer.status !== 'running') return
      const left = timer.deadline - clock.now()
      const toNext = left % 1000 > 0 ? left % 1000 : 1000
      cancel = clock.after(left > 0 && left <= 1000 ? left : toNext + afterChangeMs, tick)
    }
    const tick = () => {
      cancel()
      const now = reading()
      const by = clockShift(before, now)
      before = now
      const { timer, last } = record.read()
      if (by !== 0 && timer.status === 'running')
        record.write({ timer: shiftTimer(timer, by, now.wall), last })
      check()
      seconds.notify()
      wait()
    }
    wait()
    const stopWatching = life.watch(tick)
    return () => {
      isOver = true
      cancel()
      stopWatching()
    }
  }
  const follow = () => {
    const { timer } = record.read()
    const now = timer.status === 'running' ? `${timer.id} ${timer.deadline}` : undefined
    if (now === followedKey) return
    followedKey = now
    stopFollowing()
    stopFollowing = () => {}
    if (timer.status !== 'running') {
      alarm?.set(null)
      return
    }
    alarm ??= dependencies.openAlarm(onAlarm)
    alarm.set(timer.deadline)
    stopFollowing = watch()
  }

  const write = (next: TimerRecord) => record.write(next)
  const choose = (mode: Mode) => idleTimer(newId(), mode, dependencies.options().customMinutes)

  record.subscribe(follow)
  const { timer, last } = record.read()
  if (timer.status === 'running' && timer.deadline - clock.now() > timer.durationMs) {
    // More remains than the whole length: the clock was set back while no tab was open.
    const now = clock.now()
    write({ timer: { ...timer, startedAt: now, deadline: now + timer.durationMs }, last })
  }
  follow()
  check()

  return {
    start() {
      const { timer } = record.read()
      if (timer.status === 'running') return
      const started = timer.status === 'idle' ? { ...timer, id: newId() } : timer
      write({ timer: start(started, clock.now()), last: null })
    },
    pause() {
      const { timer, last } = record.read()
      write({ timer: pause(timer, clock.now()), last })
    },
    reset() {
      const { timer, last } = record.read()
      // The id is new, so the old session can no longer end.
      write({ timer: choose(timer.mode), last })
    },
    choose: (mode) => write({ timer: choose(mode), last: null }),
    quickStart: (mode) => write({ timer: start(choose(mode), clock.now()), last: null }),
    takeLongBreak: () => write(takeLongBreak(record.read(), clock.now(), newId())),
    dontCount() {
      const { timer, last } = record.read()
      if (!last?.counted) return
      dependencies.days.write(removeSession(dependencies.days.read(last.day), last))
      write({ timer, last: { ...last, counted: false, offersLongBreak: false } })
    },
    dismiss: () => write({ timer: record.read().timer, last: null }),
    restore: write,
    watchSeconds: seconds.add,
  }
}
