import { afterEach, describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/clock.ts'
import { createFakePageVisibility } from '../testing/page-visibility.ts'
import { localDate } from './clock.ts'
import { createToday, startOfNextDay } from './today.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const hour = 3_600_000

describe('the start of the next day', () => {
  it.each([
    ['America/New_York', '2026-03-08T00:30:00-05:00', 22.5],
    ['America/New_York', '2026-11-01T00:30:00-04:00', 24.5],
    ['Europe/Istanbul', '2026-03-29T00:30:00+03:00', 23.5],
    ['Europe/London', '2026-12-31T23:59:59Z', 1 / 3600],
  ])('in %s, from %s on, is %f hours away', (timeZone, from, hours) => {
    process.env.TZ = timeZone
    const moment = Date.parse(from)
    const next = startOfNextDay(moment)
    expect((next - moment) / hour).toBeCloseTo(hours, 6)
    expect(localDate(next - 1)).toBe(localDate(moment))
    expect(localDate(next)).not.toBe(localDate(moment))
  })
})

function followed(start: number) {
  process.env.TZ = 'UTC'
  const clock = createFakeClock(start)
  const life = createFakePageVisibility()
  const today = createToday(clock, life)
  const notified: string[] = []
  const leave = today.subscribe(() => notified.push(today.read()))
  return { clock, life, notified, leave }
}

describe('today', () => {
  it('changes at midnight, every midnight', () => {
    const { clock, notified } = followed(Date.UTC(2025, 0, 15, 22))
    clock.advance(2 * hour - 1)
    expect(notified).toEqual([])
    clock.advance(1)
    expect(notified).toEqual(['2025-01-16'])
    clock.advance(24 * hour)
    expect(notified).toEqual(['2025-01-16', '2025-01-17'])
  })

  it('is updated when the page is visible again after sleep', () => {
    const { clock, life, notified } = followed(Date.UTC(2025, 0, 15, 22))
    clock.set(Date.UTC(2025, 0, 18, 8))
    expect(notified).toEqual([])
    life.show()
    life.show()
    expect(notified).toEqual(['2025-01-18'])
  })

  it('has no timer while the page is hidden', () => {
    const { clock, life, notified } = followed(Date.UTC(2025, 0, 15, 22))
    life.hide()
    expect(clock.waiting()).toBe(0)
    clock.advance(3 * hour)
    expect(notified).toEqual([])
    life.show()
    expect(notified).toEqual(['2025-01-16'])
    clock.advance(23 * hour)
    expect(notified).toEqual(['2025-01-16', '2025-01-17'])
  })

  it('removes its timers and listeners', () => {
    const { clock, life, leave } = followed(Date.UTC(2025, 0, 15, 22))
    leave()
    expect(clock.waiting()).toBe(0)
    expect(life.watchers()).toBe(0)
  })
})
