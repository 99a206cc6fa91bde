import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayNumber, quoteOfDay } from './quote-of-day.ts'
import { quotes } from './quotes.ts'

const dayOf = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10)
const anyDay = fc.integer({ min: dayNumber('1970-01-01'), max: dayNumber('2200-12-31') })

it.each([
  ['1970-01-01', 0],
  ['1970-01-02', 1],
  ['2024-02-29', 19_782],
  ['2025-01-15', 20_103],
])('dayNumber of %s is %i', (day, number) => {
  expect(dayNumber(day)).toBe(number)
})

it.each(['', 'today', '2025-13', '2025-01-xx'])('quoteOfDay throws for %j', (day) => {
  expect(() => quoteOfDay(day)).toThrow(RangeError)
})

it('quoteOfDay never changes for a given day', () => {
  // With another list or algorithm visitors would see different quotes on the same day during an update.
  expect(['2025-01-15', '2025-01-16', '2026-11-21'].map(quoteOfDay)).toEqual([5, 16, 23])
})

it('every quote has one day in each cycle', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2900 }), (cycle) => {
      const days = quotes.map((_, index) => quoteOfDay(dayOf(cycle * 29 + index)))
      expect(new Set(days).size).toBe(29)
    }),
    { numRuns: 60 },
  )
})

it('consecutive days never have the same quote', () => {
  fc.assert(
    fc.property(anyDay, (number) => quoteOfDay(dayOf(number)) !== quoteOfDay(dayOf(number + 1))),
    { numRuns: 2000 },
  )
  for (let cycle = 1; cycle < 1000; cycle += 1)
    expect(quoteOfDay(dayOf(cycle * 29 - 1))).not.toBe(quoteOfDay(dayOf(cycle * 29)))
})
