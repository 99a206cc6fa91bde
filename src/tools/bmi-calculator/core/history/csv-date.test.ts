import { describe, expect, it } from 'vitest'
import { needsOrder, provenOrder, readDate, timestampOf } from './csv-date.ts'

const local = (...parts: [number, number, number, number?, number?, number?]) => new Date(...parts).getTime()
const read = (text: string, order: 'day-first' | 'month-first' = 'day-first') => {
  const date = readDate(text)
  return date && timestampOf(date, order)
}

describe('an ISO 8601 date', () => {
  it.each([
    ['2026-02-01', local(2026, 1, 1)],
    ['2026-02-01 19:05', local(2026, 1, 1, 19, 5)],
    ['2026-02-01T19:05:30', local(2026, 1, 1, 19, 5, 30)],
    ['2026-02-01T19:05:30.25Z', Date.UTC(2026, 1, 1, 19, 5, 30, 250)],
    ['2026-02-01T19:05:30+03:00', Date.UTC(2026, 1, 1, 16, 5, 30)],
    ['2026-02-01T01:05-0530', Date.UTC(2026, 1, 1, 6, 35)],
  ])('%s is read the same in either order', (text, timestamp) => {
    expect([read(text), read(text, 'month-first')]).toEqual([timestamp, timestamp])
  })

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-02-01T24:00',
    '1066-10-14',
    '2026-2-1',
    '2026',
    'yesterday',
    '',
  ])('%j is not a date', (text) => {
    expect(read(text)).toBeUndefined()
  })
})

describe('a date of three numbers', () => {
  it('is read by the given order', () => {
    expect(read('01.02.2026')).toBe(local(2026, 1, 1))
    expect(read('01.02.2026', 'month-first')).toBe(local(2026, 0, 2))
    expect(read('1/2/2026 9:05', 'month-first')).toBe(local(2026, 0, 2, 9, 5))
    expect(read('15-02-2026')).toBe(local(2026, 1, 15))
    expect(read('15-02-2026', 'month-first')).toBeUndefined()
    expect(read('31.04.2026')).toBeUndefined()
    expect(read('01.02.26')).toBeUndefined()
    expect(read('01.02/2026')).toBeUndefined()
  })

  it('proves the order with a day above 12, and needs one when it is ambiguous', () => {
    const of = (text: string) => {
      const date = readDate(text)
      return date && [provenOrder(date), needsOrder(date)]
    }
    expect(of('15.02.2026')).toEqual(['day-first', false])
    expect(of('02/15/2026')).toEqual(['month-first', false])
    expect(of('01.02.2026')).toEqual([undefined, true])
    expect(of('03.03.2026')).toEqual([undefined, false])
    expect(of('15.15.2026')).toEqual([undefined, false])
    expect(of('2026-01-02')).toEqual([undefined, false])
  })
})
