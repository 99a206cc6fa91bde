import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeClock } from '../testing/clock.ts'
import { localDate, systemClock } from './clock.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('localDate', () => {
  it('is the local day, not that of UTC, padded with zeros', () => {
    expect(localDate(new Date(2025, 0, 5, 0, 0).getTime())).toBe('2025-01-05')
    expect(localDate(new Date(2025, 0, 5, 23, 59, 59, 999).getTime())).toBe('2025-01-05')
    expect(localDate(new Date(2024, 1, 29, 12).getTime())).toBe('2024-02-29')
  })
})

describe('systemClock', () => {
  it('runs and cancels timers', () => {
    vi.useFakeTimers({ now: 5000 })
    const ran: string[] = []
    systemClock.after(10, () => ran.push('after'))
    systemClock.after(10, () => ran.push('cancelled'))()
    const stop = systemClock.every(4, () => ran.push('every'))
    vi.advanceTimersByTime(11)
    stop()
    vi.advanceTimersByTime(20)
    expect(ran).toEqual(['every', 'every', 'after'])
    expect(systemClock.now()).toBe(5031)
    expect(systemClock.today()).toBe(localDate(5031))
  })
})

describe('the fake clock', () => {
  it('runs timers in order, when they are due', () => {
    const clock = createFakeClock(0)
    const ran: string[] = []
    clock.after(30, () => ran.push(`after ${clock.now()}`))
    const stop = clock.every(20, () => ran.push(`every ${clock.now()}`))
    clock.advance(45)
    stop()
    clock.advance(100)
    expect(ran).toEqual(['every 20', 'after 30', 'every 40'])
    expect(clock.waiting()).toBe(0)
  })

  it('can be set back without affecting timers', () => {
    const clock = createFakeClock(1_000_000)
    let runs = 0
    clock.after(10, () => {
      runs += 1
    })
    clock.set(0)
    clock.advance(10)
    expect([runs, clock.now()]).toEqual([1, 10])
  })

  it('returns the day in its own time zone', () => {
    expect(createFakeClock(Date.UTC(2025, 0, 15, 22), 180).today()).toBe('2025-01-16')
  })
})
