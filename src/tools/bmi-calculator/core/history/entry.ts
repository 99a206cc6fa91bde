import { type ChildCategory, childResult, tableAges } from '../children/percentile.ts'
import { adultAge, bmiOf, type Category, categoryOf, type Gender } from '../measures/bmi.ts'
import type { Measurements } from '../measures/plausibility.ts'

/** One result in the history (fields of the specification). */
export type BmiEntry = {
  /** Kilograms. */
  readonly weight: number
  /** Centimetres. */
  readonly height: number
  /** Years. */
  readonly age: number
  /** `none` when not chosen. */
  readonly gender: Gender | 'none'
  readonly bmi: number
  /** Under 20 the CDC category under its adult name; `none` under two years, and under 20 without a gender. */
  readonly category: Category | 'none'
  /** Milliseconds since 1970. */
  readonly timestamp: number
}

/** Maximum number of results in the history. */
export const maxEntries = 10

const adultName: Readonly<Record<ChildCategory, Category>> = {
  underweight: 'underweight',
  healthy: 'normal',
  overweight: 'overweight',
  obesity: 'obese',
  'severe-obesity': 'obese',
}

export function entryOf(measured: Measurements, timestamp: number): BmiEntry {
  const { kilograms, centimetres, years, gender } = measured
  const bmi = bmiOf(kilograms, centimetres)
  return {
    weight: kilograms,
    height: centimetres,
    age: years,
    gender,
    bmi,
    category: categoryIn(bmi),
    timestamp,
  }

  function categoryIn(value: number): BmiEntry['category'] {
    if (years >= adultAge) return categoryOf(value)
    const months = years * 12
    if (!(months >= tableAges.from) || gender === 'none') return 'none'
    return adultName[childResult(gender, months, value).category]
  }
}
