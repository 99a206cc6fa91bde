import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLocks } from '../../../platform/storage/locks.ts'
import { createFakeClock } from '../../../platform/testing/clock.ts'
import { createFakeLockSource } from '../../../platform/testing/locks.ts'
import { createFakePageVisibility } from '../../../platform/testing/page-visibility.ts'
import { createFakeDevice } from '../../../platform/testing/storage.ts'
import { localDate } from '../../../platform/time/clock.ts'
import type { Ended, FinishOptions } from '../core/finish.ts'
import { clockFace, remainingOf } from '../core/timer.ts'
import { createDays, createTimerRecord } from '../stored.ts'
import { type ControlDependencies, createTimerControl } from './control.ts'

const second = 1000
const minute = 60_000
const hour = 60 * minute
const morning = new Date(2026, 2, 2, 10).getTime()

const zone = process.env.TZ
beforeEach(() => {
  process.env.TZ = 'Europe/London'
})
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const settle = () => new Promise((resolve) => setImmediate(resolve))

const defaultOptions: FinishOptions = {
  customMinutes: 45,
  customCounts: false,
  autoStartBreaks: false,
  autoStartWork: false,
}

/** A browser with any number of tabs that share one clock. */
function browser(now = morning) {
  const device = createFakeDevice()
  const clock = createFakeClock(now)
  const lockSource = createFakeLockSource()
  const ends: (Ended & { readonly tab: number; readonly at: number })[] = []
  let opened = 0
  let lastId = 0
  let clockOffset = 0
  const monotonicStart = clock.now()

  const open = (options: Partial<FinishOptions> = {}, overrides: Partial<ControlDependencies> = {}) => {
    opened += 1
    const tab = opened
    const { area } = device.openTab()
    const record = createTimerRecord({ area, clock })
    const days = createDays({ area, clock })
    const life = createFakePageVisibility()
    let ring: () => void = () => {}
    const control = createTimerControl({
      record,
      options: () => ({ ...defaultOptions, ...options }),
      days,
      clock,
      monotonic: () => clock.now() - monotonicStart - clockOffset,
      dayOf: localDate,
      life,
      locks: createLocks(() => lockSource, clock),
      openAlarm(wake) {
        ring = wake
        return { set: () => {} }
      },
      isUsed: () => true,
      newId: () => {
        lastId += 1
        return `s${lastId}`
      },
      onEnd: (ended) => ends.push({ ...ended, tab, at: clock.now() }),
      ...overrides,
    })
    return {
      control,
      life,
      record,
      days,
      ring: () => ring(),
      state: () => record.read().timer,
      last: () => record.read().last,
      face: () => clockFace(remainingOf(record.read().timer, clock.now())),
      today: () => days.read(localDate(clock.now())),
    }
  }
  const advance = async (milliseconds: number) => {
    // In steps, so that locks can resolve in between.
    for (let left = milliseconds; left > 0; left -= 5 * minute) {
      clock.advance(Math.min(left, 5 * minute))
      await settle()
    }
    await settle()
  }
  /** Sets the device's clock; the monotonic clock is not affected. */
  const setClock = (by: number) => {
    clockOffset += by
    clock.set(clock.now() + by)
  }
  return { device, clock, ends, open, advance, setClock }
}

describe('one tab', () => {
  it('counts down 25 minutes and stops at a break of 5', async () => {
    const { open, advance, ends } = browser()
    const tab = open()
    expect(tab.face()).toBe('25:00')
    tab.control.start()
    await advance(1)
    expect(tab.face()).toBe('25:00')
    await advance(second)
    expect(tab.face()).toBe('24:59')
    await advance(25 * minute - second - 2)
    expect(tab.face()).toBe('00:01')
    expect(ends).toEqual([])
    await advance(1)
    expect(ends).toHaveLength(1)
    expect(ends[0]).toMatchObject({ mode: 'work', counted: true, minutes: 25, at: morning + 25 * minute })
    expect(tab.state()).toMatchObject({ status: 'idle', mode: 'break', durationMs: 5 * minute })
    expect(tab.today()).toMatchObject({ completedSessions: 1, totalFocusTime: 25 })
  })

  it('waits for one timer alone while it runs, also after the clock was set, and for none when paused', async () => {
    const { open, advance, setClock, clock } = browser()
    const tab = open()
    expect(clock.waiting()).toBe(0)
    tab.control.start()
    await advance(10 * second)
    expect(clock.waiting()).toBe(1)
    setClock(-hour)
    await advance(10 * second)
    expect(clock.waiting()).toBe(1)
    tab.control.pause()
    expect(clock.waiting()).toBe(0)
  })

  it('tells each second once the clock face has changed, until it is paused', async () => {
    const { open, advance } = browser()
    const tab = open()
    const faces: string[] = []
    const stop = tab.control.watchSeconds(() => faces.push(tab.face()))
    tab.control.start()
    await advance(3 * second + 10)
    tab.control.pause()
    await advance(3 * second)
    stop()
    expect(faces).toEqual(['24:59', '24:58', '24:57'])
  })

  it('stops at work after a break without counting the break', async () => {
    for (const mode of ['break', 'long-break'] as const) {
      const { open, advance, ends } = browser()
      const tab = open()
      tab.control.quickStart(mode)
      await advance(16 * minute)
      expect(ends).toHaveLength(1)
      expect(tab.state()).toMatchObject({ status: 'idle', mode: 'work', durationMs: 25 * minute })
      expect(tab.today().completedSessions).toBe(0)
    }
  })

  it('pauses, resumes, and resets to the whole length', async () => {
    const { open, advance, ends } = browser()
    const tab = open()
    tab.control.start()
    await advance(10 * minute)
    tab.control.pause()
    await advance(3 * hour)
    expect(tab.face()).toBe('15:00')
    tab.control.start()
    await advance(14 * minute)
    expect(tab.face()).toBe('01:00')
    tab.control.reset()
    expect(tab.state()).toMatchObject({ status: 'idle', mode: 'work' })
    expect(tab.face()).toBe('25:00')
    await advance(hour)
    expect(ends).toEqual([])
  })

  it('undoes a reset as if the timer had never stopped', async () => {
    const { open, advance, ends } = browser()
    const tab = open()
    tab.control.start()
    await advance(10 * minute)
    const before = tab.record.read()
    tab.control.reset()
    await advance(minute)
    tab.control.restore(before)
    expect(tab.face()).toBe('14:00')
    await advance(14 * minute)
    expect(ends).toHaveLength(1)
  })

  it.each([
    [false, 0],
    [true, 45],
  ])('custom, counted as focus: %s, adds %i minutes and no session', async (customCounts, focus) => {
    const { open, advance } = browser()
    const tab = open({ customCounts })
    tab.control.choose('custom')
    expect(tab.face()).toBe('45:00')
    tab.control.start()
    await advance(45 * minute)
    expect(tab.today()).toMatchObject({ completedSessions: 0, totalFocusTime: focus })
    expect(tab.state()).toMatchObject({ status: 'idle', mode: 'custom', durationMs: 45 * minute })
  })

  it('offers the long break only after the fourth and eighth session of a day', async () => {
    const { open, advance } = browser()
    const tab = open()
    const offered: number[] = []
    for (let session = 1; session <= 8; session += 1) {
      tab.control.quickStart('work')
      await advance(25 * minute)
      if (tab.last()?.offersLongBreak) offered.push(session)
    }
    expect(offered).toEqual([4, 8])
    tab.control.takeLongBreak()
    expect(tab.state()).toMatchObject({ status: 'idle', mode: 'long-break', durationMs: 15 * minute })
  })

  it('starts breaks and work automatically if both are set to auto-start', async () => {
    const { open, advance, ends } = browser()
    const tab = open({ autoStartBreaks: true, autoStartWork: true })
    tab.control.start()
    await advance(30 * minute)
    expect(ends.map(({ mode }) => mode)).toEqual(['work', 'break'])
    expect(tab.state()).toMatchObject({ status: 'running', mode: 'work' })
    expect(tab.face()).toBe('25:00')
  })

  it('starts only the modes that are set to auto-start', async () => {
    const { open, advance } = browser()
    const tab = open({ autoStartWork: true })
    tab.control.start()
    await advance(hour)
    expect(tab.state()).toMatchObject({ status: 'idle', mode: 'break' })
  })
})

describe('hidden page, reload and sleep', () => {
  it('ends at the deadline by the alarm when ticks are throttled', async () => {
    const { clock, open, ends } = browser()
    const tab = open()
    tab.control.start()
    // Page timers are frozen; only the worker rings.
    clock.set(morning + 25 * minute + 80)
    expect(ends).toEqual([])
    tab.ring()
    await settle()
    expect(ends).toHaveLength(1)
  })

  it('ignores an alarm that rings early', async () => {
    const { open, advance, ends } = browser()
    const tab = open()
    tab.control.start()
    await advance(25 * minute - 2)
    tab.ring()
    await settle()
    expect(ends).toEqual([])
    await advance(2)
    expect(ends).toHaveLength(1)
  })

  it('shows the right time immediately after a reload', async () => {
    const { clock, open, advance, ends } = browser()
    open().control.start()
    await advance(10 * minute)
    const reloaded = open()
    expect(reloaded.face()).toBe('15:00')
    await advance(15 * minute)
    expect(ends).toHaveLength(1)
    expect(reloaded.today().completedSessions).toBe(1)
    expect(clock.now()).toBe(morning + 25 * minute)
  })

  it('stays paused after a reload', async () => {
    const { open, advance } = browser()
    const tab = open()
    tab.control.start()
    await advance(10 * minute)
    tab.control.pause()
    await advance(5 * hour)
    expect(open().face()).toBe('15:00')
  })

  it('records the true end of a session that ended unseen, and discards it on request', async () => {
    const { clock, open, ends } = browser()
    const tab = open({ autoStartBreaks: true })
    tab.control.start()
    clock.set(morning + 43 * minute)
    tab.life.show()
    await settle()
    expect(tab.last()).toMatchObject({
      endedAt: morning + 25 * minute,
      noticedAt: morning + 43 * minute,
      counted: true,
    })
    expect(ends).toHaveLength(1)
    // No further session started during sleep.
    expect(tab.state()).toMatchObject({ status: 'idle', mode: 'break' })
    expect(tab.today().completedSessions).toBe(1)
    tab.control.dontCount()
    expect(tab.today()).toMatchObject({ completedSessions: 0, totalFocusTime: 0 })
    tab.control.dontCount()
    expect(tab.today().completedSessions).toBe(0)
  })

  it('ends the session of a closed tab when another opens', async () => {
    const { clock, open, ends } = browser()
    open().control.start()
    clock.set(morning + 3 * hour)
    const later = open()
    await settle()
    expect(ends).toHaveLength(1)
    expect(later.last()?.endedAt).toBe(morning + 25 * minute)
  })
})

describe('day of a session', () => {
  it('counts a session across midnight on the day on which it ends', async () => {
    const night = new Date(2026, 2, 2, 23, 50).getTime()
    const { open, advance } = browser(night)
    const tab = open()
    tab.control.start()
    await advance(25 * minute)
    expect(tab.days.read('2026-03-02').completedSessions).toBe(0)
    expect(tab.days.read('2026-03-03').completedSessions).toBe(1)
  })

  it('counts it on that day even if the end is noticed a day later', async () => {
    const night = new Date(2026, 2, 2, 23, 20).getTime()
    const { clock, open } = browser(night)
    const tab = open()
    tab.control.start()
    clock.set(night + 10 * hour)
    tab.life.show()
    await settle()
    expect(tab.days.read('2026-03-02').completedSessions).toBe(1)
    expect(tab.days.read('2026-03-03').completedSessions).toBe(0)
    expect(tab.today().completedSessions).toBe(0)
  })

  it('starts a new day at local midnight', async () => {
    const { clock, open, advance } = browser()
    const tab = open()
    tab.control.start()
    await advance(25 * minute)
    expect(tab.today().completedSessions).toBe(1)
    clock.set(new Date(2026, 2, 3, 0, 0).getTime())
    expect(tab.today()).toMatchObject({ completedSessions: 0, totalFocusTime: 0, date: '2026-03-03' })
  })

  it.each([
    ['Europe/London', '2026-03-29T00:50:00Z'],
    ['Europe/London', '2026-10-25T00:50:00Z'],
    ['America/New_York', '2026-11-01T05:50:00Z'],
  ])('a clock change of daylight saving in %s changes no length', async (timeZone, from) => {
    process.env.TZ = timeZone
    const { open, advance, ends } = browser(Date.parse(from))
    const tab = open()
    tab.control.start()
    await advance(25 * minute - 1)
    expect(ends).toEqual([])
    await advance(1)
    expect(ends).toHaveLength(1)
  })
})

describe('changes of the device’s clock', () => {
  it('preserves the remaining time when set back by an hour', async () => {
    const { open, advance, setClock, ends } = browser()
    const tab = open()
    tab.control.start()
    await advance(10 * minute)
    setClock(-hour)
    await advance(second)
    expect(tab.face()).toBe('14:59')
    await advance(15 * minute - second)
    expect(ends).toHaveLength(1)
  })

  it('preserves the remaining time when set forward by half a minute in a visible page', async () => {
    const { open, advance, setClock } = browser()
    const tab = open()
    tab.control.start()
    await advance(10 * minute)
    setClock(30 * second)
    await advance(second)
    expect(tab.face()).toBe('14:59')
  })

  it('treats hours forward as sleep', async () => {
    const { open, advance, setClock, ends } = browser()
    const tab = open()
    tab.control.start()
    await advance(10 * minute)
    setClock(8 * hour)
    await advance(second)
    expect(ends).toHaveLength(1)
    expect(tab.last()?.endedAt).toBe(morning + 25 * minute)
  })

  it('compensates a change once with two visible tabs', async () => {
    const { open, advance, setClock } = browser()
    const [first, other] = [open(), open()]
    first.control.start()
    await advance(10 * minute)
    setClock(-hour)
    await advance(3 * second)
    expect([first.face(), other.face()]).toEqual(['14:57', '14:57'])
  })

  it('limits the remaining time to the whole length when set back while no tab was open', async () => {
    const { clock, open } = browser()
    open().control.start()
    clock.set(morning - 5 * hour)
    expect(open().face()).toBe('25:00')
  })
})

describe('several tabs', () => {
  it('end, announce and count a session once', async () => {
    const { open, advance, ends } = browser()
    const tabs = [open(), open(), open()]
    tabs[0]?.control.start()
    await advance(10 * minute)
    expect(tabs.map((tab) => tab.face())).toEqual(['15:00', '15:00', '15:00'])
    await advance(15 * minute)
    expect(ends).toHaveLength(1)
    for (const tab of tabs) {
      expect(tab.today().completedSessions).toBe(1)
      expect(tab.state()).toMatchObject({ status: 'idle', mode: 'break' })
    }
    await advance(hour)
    expect(ends).toHaveLength(1)
  })

  it('apply the controls of one tab to all', async () => {
    const { open, advance } = browser()
    const [first, other] = [open(), open()]
    first.control.start()
    await advance(5 * minute)
    other.control.pause()
    expect(first.state().status).toBe('paused')
    first.control.start()
    expect(other.face()).toBe('20:00')
    other.control.reset()
    expect(first.face()).toBe('25:00')
  })

  it('let a tab that may play sound end the session', async () => {
    const { open, advance, ends } = browser()
    open({}, { isUsed: () => false })
    const used = open()
    used.control.start()
    await advance(25 * minute + second)
    expect(ends.map(({ tab }) => tab)).toEqual([2])
  })

  it('end the session in time when no tab may play sound', async () => {
    const { open, advance, ends } = browser()
    const tab = open({}, { isUsed: () => false })
    tab.control.start()
    await advance(25 * minute + 150)
    expect(ends).toHaveLength(1)
    expect((ends[0]?.at ?? 0) - (morning + 25 * minute)).toBeLessThanOrEqual(200)
  })

  it('do not end a session twice when one still reads the old record', async () => {
    const { device, open, advance, ends } = browser()
    const [first, other] = [open(), open()]
    first.control.start()
    const key = 'toolnook:pomodoro:timer'
    const old = device.records.get(key) ?? ''
    await advance(25 * minute)
    expect(ends).toHaveLength(1)
    // As if the other tab were notified of the change late.
    device.records.set(key, old)
    other.ring()
    other.life.show()
    await settle()
    await advance(5 * second)
    expect(ends).toHaveLength(1)
    expect(first.today().completedSessions).toBe(1)
  })
})

it('counts eight pomodoros as eight sessions and 200 minutes', async () => {
  const { open, advance, ends } = browser(new Date(2026, 2, 2, 8).getTime())
  const tab = open({ autoStartBreaks: true, autoStartWork: true })
  tab.control.start()
  await advance(8 * 25 * minute + 7 * 5 * minute)
  expect(ends.filter(({ mode }) => mode === 'work')).toHaveLength(8)
  expect(tab.today()).toMatchObject({ completedSessions: 8, totalFocusTime: 200 })
})

it('starts afresh from an invalid record', () => {
  const { device, open } = browser()
  device.records.set('toolnook:pomodoro:timer', '{"v":1,"d":{"timer":{"status":"running"}}}')
  const tab = open()
  expect(tab.face()).toBe('25:00')
  tab.control.start()
  expect(tab.state().status).toBe('running')
})
