import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CrackTime, crackTime, secondsToCrack } from './crack-time.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const year = 365.2425 * day
const unitSeconds = { second: 1, minute, hour, day, month: year / 12, year }

/** The displayed time in seconds. */
function displayedSeconds(time: CrackTime): number {
  if (time.kind === 'under-a-second') return 0
  return time.kind === 'approximate' ? time.amount * unitSeconds[time.unit] : time.times * 13.8e9 * year
}

it.each([
  [13.3, { kind: 'under-a-second' }],
  [41, { kind: 'approximate', amount: 1.1, unit: 'second' }],
  [50.63, { kind: 'approximate', amount: 15, unit: 'minute' }],
  [77.05, { kind: 'approximate', amount: 2500, unit: 'year' }],
  [103.107, { kind: 'universe-ages', times: 13 }],
] as const)('formats the time to crack %f bits at 10^12 guesses a second', (bits, time) => {
  expect(crackTime(bits)).toEqual(time)
})

it('doubles with every bit', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (bits) => {
      expect(secondsToCrack(bits + 1) / secondsToCrack(bits)).toBeCloseTo(2, 9)
    }),
  )
})

it('displays a longer time for every further whole bit from one second on', () => {
  expect(displayedSeconds(crackTime(40))).toBe(0)
  for (let bits = 40; bits < 1000; bits += 1)
    expect(displayedSeconds(crackTime(bits + 1)), `${bits + 1} bits`).toBeGreaterThan(
      displayedSeconds(crackTime(bits)),
    )
})

it('returns infinitely many ages of the universe when the time overflows a double', () => {
  expect(crackTime(2000)).toEqual({ kind: 'universe-ages', times: Number.POSITIVE_INFINITY })
})
