import type { Gender } from '../measures/bmi.ts'
import { femaleRows, maleRows } from './cdc-table.ts'

/** Ages that the table covers, in months: 2 to 20 years. */
export const tableAges = { from: 24, to: 240 } as const

/** Skewness, median (kg/m²) and coefficient of variation of one age. */
export type Lms = { readonly l: number; readonly m: number; readonly s: number }

const parse = (rows: string): readonly Lms[] =>
  rows.split(', ').map((row) => {
    const [l = 0, m = 0, s = 0] = row.split(' ').map(Number)
    return { l, m, s }
  })

const tables: Readonly<Record<Gender, readonly Lms[]>> = { male: parse(maleRows), female: parse(femaleRows) }

/** Interpolates between months. @throws RangeError outside of 24 to 240 months */
export function lmsAt(gender: Gender, months: number): Lms {
  if (!(months >= tableAges.from && months <= tableAges.to))
    throw new RangeError(`The table has no ${months} months`)
  const table = tables[gender]
  const index = Math.floor(months - tableAges.from)
  const below = table[index]
  const above = table[Math.min(index + 1, table.length - 1)]
  if (!below || !above) throw new RangeError(`The table has no ${months} months`)
  const part = months - tableAges.from - index
  const between = (from: number, to: number) => from + (to - from) * part
  return { l: between(below.l, above.l), m: between(below.m, above.m), s: between(below.s, above.s) }
}

/** Standard deviations from the median (T. J. Cole's LMS method). */
export function zScore(bmi: number, { l, m, s }: Lms): number {
  return ((bmi / m) ** l - 1) / (l * s)
}

/** The BMI at `z` standard deviations from the median. */
export const bmiAt = (z: number, { l, m, s }: Lms): number => m * (1 + l * s * z) ** (1 / l)

/** The cumulative standard normal distribution at `z`, within 7.5e-8 (Abramowitz and Stegun 26.2.17). */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z >= 0 ? 1 - tail : tail
}

/** z of the 5th, 85th and 95th percentile. */
const z5 = -1.6448536
const z85 = 1.0364334
const z95 = 1.6448536

export const childCategories = ['underweight', 'healthy', 'overweight', 'obesity', 'severe-obesity'] as const
export type ChildCategory = (typeof childCategories)[number]

export type ChildResult = {
  /** 0 … 100. */
  readonly percentile: number
  readonly category: ChildCategory
  /** The BMI in percent of that of the 95th percentile, more informative at high percentiles. */
  readonly ofThe95th: number
  /** The healthy range, from the BMI of the 5th to that of the 85th percentile. */
  readonly healthyRange: readonly [from: number, to: number]
}

/**
 * The percentile of a BMI for age and sex, with the CDC's categories. Severe obesity is 120 % of the 95th percentile, or
 * 35 kg/m².
 *
 * @param months age in months, 24 to 240
 * @throws RangeError outside of those ages
 */
export function childResult(gender: Gender, months: number, bmi: number): ChildResult {
  const lms = lmsAt(gender, months)
  const z = zScore(bmi, lms)
  const ofThe95th = (bmi / bmiAt(z95, lms)) * 100
  return {
    percentile: normalBelow(z) * 100,
    category: categoryOf(z, bmi, ofThe95th),
    ofThe95th,
    healthyRange: [bmiAt(z5, lms), bmiAt(z85, lms)],
  }
}

function categoryOf(z: number, bmi: number, ofThe95th: number): ChildCategory {
  if (z < z5) return 'underweight'
  if (z < z85) return 'healthy'
  if (z < z95) return 'overweight'
  return ofThe95th >= 120 || bmi >= 35 ? 'severe-obesity' : 'obesity'
}
