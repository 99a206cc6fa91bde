import { adultAge, bmiOf, type Category, categoryOf, type Gender } from './bmi.ts'
import type { Measured } from './judge.ts'
import { type ChildCategory, childResult, tableAges } from './percentile.ts'

/** One result of the history (fields of the specification). */
export type BmiEntry = {
  /** Kilograms. */
  readonly weight: number
  /** Centimetres. */
  readonly height: number
  /** Years. */
  readonly age: number
  readonly gender: Gender
  readonly bmi: number
  /** `none` under two years, where there is no category. Under 20 that of the CDC, by its adult name. */
  readonly category: Category | 'none'
  /** Milliseconds since 1970. */
  readonly timestamp: number
}

/** How many results the history keeps. */
export const kept = 10

const adultName: Readonly<Record<ChildCategory, Category>> = {
  underweight: 'underweight',
  healthy: 'normal',
  overweight: 'overweight',
  obesity: 'obese',
  'severe-obesity': 'obese',
}

export function entryOf(measured: Measured, timestamp: number): BmiEntry {
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
    if (!(months >= tableAges.from)) return 'none'
    return adultName[childResult(gender, months, value).category]
  }
}

/** The newest results of both lists, oldest first; the same measurement of the same moment counts once. */
export function merge(some: readonly BmiEntry[], others: readonly BmiEntry[]): BmiEntry[] {
  const unique = new Map<string, BmiEntry>()
  for (const entry of [...some, ...others])
    unique.set(`${entry.timestamp} ${entry.weight} ${entry.height}`, entry)
  return [...unique.values()].sort((a, b) => a.timestamp - b.timestamp).slice(-kept)
}
