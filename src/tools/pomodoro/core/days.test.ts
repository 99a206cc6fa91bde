import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addSession,
  dayAfter,
  daysCsv,
  emptyDay,
  lastDays,
  lastMonths,
  removeSession,
  sumOf,
  weekday,
} from './days.ts'
import { clampMinutes, durationOf } from './modes.ts'
import { clockFace } from './timer.ts'

const work = (id: string) => ({ id, mode: 'work', minutes: 25 }) as const

describe('statistics of a day', () => {
  it('counts a session once', () => {
    const once = addSession(emptyDay('2026-03-02'), work('a'))
    expect(addSession(once, work('a'))).toBe(once)
    expect(once).toEqual({ date: '2026-03-02', completedSessions: 1, totalFocusTime: 25, ids: ['a'] })
  })

  it('restores the empty day when all sessions are removed, in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 8 }), (ids) => {
        let day = emptyDay('2026-03-02')
        for (const id of ids) day = addSession(day, work(id))
        expect(day.completedSessions).toBe(ids.length)
        for (const id of [...ids].reverse()) day = removeSession(day, work(id))
        expect(day).toEqual(emptyDay('2026-03-02'))
        expect(removeSession(day, work('x'))).toBe(day)
      }),
    )
  })

  it('adds the focus time of a custom timer without a completed session', () => {
    const day = addSession(emptyDay('2026-03-02'), { id: 'c', mode: 'custom', minutes: 45 })
    expect([day.completedSessions, day.totalFocusTime]).toEqual([0, 45])
  })
})

it.each([
  ['2026-03-01', -1, '2026-02-28'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s plus %i days is %s', (day, by, other) => {
  expect(dayAfter(day, by)).toBe(other)
})

it('numbers weekdays from Monday 0 to Sunday 6', () => {
  expect([weekday('2026-03-02'), weekday('2026-03-08')]).toEqual([0, 6])
})

const history = [
  addSession(emptyDay('2026-03-01'), work('a')),
  addSession(addSession(emptyDay('2026-03-03'), work('b')), work('c')),
  addSession(emptyDay('2025-04-30'), work('d')),
  addSession(emptyDay('2025-03-30'), work('e')),
]

it('lists the last seven days up to today without gaps', () => {
  const week = lastDays(history, '2026-03-04', 7)
  expect(week.map(({ date }) => date)).toEqual([
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
  ])
  expect(sumOf(week)).toEqual({ sessions: 3, minutes: 75 })
})

it('sums the last twelve months', () => {
  const months = lastMonths(history, '2026-03-04')
  expect(months[0]).toEqual({ month: '2025-04', sessions: 1, minutes: 25 })
  expect(months.at(-1)).toEqual({ month: '2026-03', sessions: 3, minutes: 75 })
  expect(months).toHaveLength(12)
})

it('exports CSV oldest first, without empty days', () => {
  expect(daysCsv([...history, emptyDay('2026-03-02')])).toBe(
    'date,completed_sessions,focus_minutes\r\n2025-03-30,1,25\r\n2025-04-30,1,25\r\n2026-03-01,1,25\r\n2026-03-03,2,50\r\n',
  )
})

it.each([
  ['work', 25],
  ['break', 5],
  ['long-break', 15],
  ['custom', 42],
] as const)('%s lasts %i minutes', (mode, minutes) => {
  expect(durationOf(mode, 42)).toBe(minutes * 60_000)
})

it.each([
  [0, 1],
  [1, 1],
  [90.4, 90],
  [121, 120],
  [Number.NaN, 1],
])('clamps %f custom minutes to %i', (typed, minutes) => {
  expect(clampMinutes(typed)).toBe(minutes)
})

it.each([
  [1_500_000, '25:00'],
  [1_499_001, '25:00'],
  [1_499_000, '24:59'],
  [1, '00:01'],
  [0, '00:00'],
  [7_200_000, '120:00'],
])('%i ms are shown as %s', (milliseconds, face) => {
  expect(clockFace(milliseconds)).toBe(face)
})
