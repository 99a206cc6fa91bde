import { describe, expect, it } from 'vitest'
import type { Gender } from './bmi.ts'
import { basalEnergy, dailyEnergy, sittingFactor } from './energy.ts'

type Person = readonly [gender: Gender, kilograms: number, centimetres: number, years: number]

/** Daily energy by the revision of 1984 and by the original of 1919, and the shown value, to the nearest ten. */
const people: readonly (readonly [person: Person, revised: number, original: number, shown: number])[] = [
  [['male', 70, 175, 30], 2035, 2042, 2030],
  [['female', 60, 165, 30], 1660, 1673, 1660],
  [['male', 90, 180, 50], 2249, 2240, 2250],
  [['female', 45, 150, 80], 1178, 1187, 1180],
]

/** Harris and Benedict 1919. */
const originalOf = ([gender, kilograms, centimetres, years]: Person) =>
  gender === 'male'
    ? 66.473 + 13.7516 * kilograms + 5.0033 * centimetres - 6.755 * years
    : 655.0955 + 9.5634 * kilograms + 1.8496 * centimetres - 4.6756 * years

describe.each(people)('daily energy of %j', (person, revised, original, shown) => {
  it('matches the formula of Roza and Shizgal', () => {
    expect(Math.round(basalEnergy(...person) * sittingFactor)).toBe(revised)
    expect(dailyEnergy(...person)).toBe(shown)
  })

  it('is within one percent of the original formula', () => {
    expect(Math.round(originalOf(person) * sittingFactor)).toBe(original)
    expect(Math.abs(revised - original) / original).toBeLessThan(0.01)
  })
})
