import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Gender, genders } from '../measures/bmi.ts'
import { bmiAt, childResult, lmsAt, normalBelow, zScore } from './percentile.ts'

/** BMI by percentile from the CDC's bmiagerev.csv, at 24 months. */
const published: readonly (readonly [Gender, readonly (readonly [percentile: number, bmi: number])[]])[] = [
  [
    'male',
    [
      [3, 14.52095],
      [5, 14.73732],
      [10, 15.09033],
      [25, 15.74164],
      [50, 16.57503],
      [75, 17.55719],
      [85, 18.16219],
      [90, 18.60948],
      [95, 19.33801],
      [97, 19.85986],
    ],
  ],
  [
    'female',
    [
      [3, 14.14735],
      [5, 14.39787],
      [10, 14.80134],
      [25, 15.52808],
      [50, 16.4234],
      [75, 17.42746],
      [85, 18.01821],
      [90, 18.44139],
      [95, 19.10624],
      [97, 19.56411],
    ],
  ],
]

describe.each(published)('childResult, %s, 24 months', (gender, rows) => {
  it.each(rows)('returns percentile %f for a BMI of %f', (percentile, bmi) => {
    expect(childResult(gender, 24, bmi).percentile).toBeCloseTo(percentile, 1)
  })
})

it('matches the CDC’s example: a girl of 12 with 26.6 is at the 96th percentile', () => {
  expect(childResult('female', 144, 26.6).percentile).toBeCloseTo(96.6, 1)
  expect(childResult('female', 149, 26.6).percentile).toBeCloseTo(96.1, 1)
  expect(childResult('female', 149, 26.6).category).toBe('obesity')
})

it.each([
  [-3, 0.0013499],
  [-1.6448536, 0.05],
  [0, 0.5],
  [1, 0.8413447],
  [1.959964, 0.975],
])('normalBelow(%f) is %f', (z, share) => {
  expect(normalBelow(z)).toBeCloseTo(share, 6)
})

describe('categories', () => {
  const at = (percentile: number) =>
    bmiAt(
      { 4.9: -1.6546, 5.1: -1.6352, 84: 0.9945, 86: 1.0803, 94: 1.5548, 96: 1.7507 }[percentile] ?? 0,
      lmsAt('male', 120),
    )
  it.each([
    [4.9, 'underweight'],
    [5.1, 'healthy'],
    [84, 'healthy'],
    [86, 'overweight'],
    [94, 'overweight'],
    [96, 'obesity'],
  ])('percentile %f is %s', (percentile, category) => {
    const result = childResult('male', 120, at(percentile))
    expect(result.percentile).toBeCloseTo(percentile, 1)
    expect(result.category).toBe(category)
  })

  it('severe obesity starts at 120 % of the 95th percentile, or at 35 kg/m²', () => {
    const bound = bmiAt(1.6448536, lmsAt('male', 120)) * 1.2
    expect(childResult('male', 120, bound + 0.01).category).toBe('severe-obesity')
    expect(childResult('male', 120, bound - 0.01).category).toBe('obesity')
    expect(childResult('male', 239, 35).category).toBe('severe-obesity')
  })
})

it('zScore increases with the BMI, and bmiAt is its inverse', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...genders),
      fc.double({ min: 24, max: 240, noNaN: true }),
      fc.double({ min: 11, max: 45, noNaN: true }),
      (gender, months, bmi) => {
        const lms = lmsAt(gender, months)
        expect(zScore(bmi + 0.1, lms)).toBeGreaterThan(zScore(bmi, lms))
        expect(bmiAt(zScore(bmi, lms), lms)).toBeCloseTo(bmi, 6)
        const [from, to] = childResult(gender, months, bmi).healthyRange
        expect(from).toBeLessThan(to)
      },
    ),
  )
})

it.each([23.9, 240.1, Number.NaN])('lmsAt throws for %f months', (months) => {
  expect(() => lmsAt('male', months)).toThrow(RangeError)
})

it('the tables cover 24 to 240 months without jumps', () => {
  for (const gender of genders) {
    expect(lmsAt(gender, 240).m).toBeGreaterThan(21)
    for (let months = 24; months < 240; months += 1)
      expect(Math.abs(lmsAt(gender, months + 1).m - lmsAt(gender, months).m)).toBeLessThan(0.2)
  }
})
