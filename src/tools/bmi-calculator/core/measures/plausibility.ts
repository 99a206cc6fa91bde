import { bmiOf, type Gender } from './bmi.ts'

/** The typed values in the units of the formulas; NaN where they are not numbers. */
export type Measurements = {
  readonly kilograms: number
  readonly centimetres: number
  /** Years, with decimals for months. */
  readonly years: number
  /** `none` until chosen. */
  readonly gender: Gender | 'none'
}

/**
 * `invalid`: not a number, or a weight or height of 0 or less (the specification's rule). `doubtful`: possible, but so
 * rare that a typing error is likelier; `swapped` when the values would be ordinary in the other fields, `metres` when
 * the height would be ordinary in metres.
 */
export type Plausibility =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'doubtful'; readonly slip: 'swapped' | 'metres' | undefined }
  | { readonly kind: 'fine' }

const within = (value: number, from: number, to: number) => value >= from && value <= to

/** Ranges from the records of 54.6 to 272 cm, 635 kg and 122 years, except that ages above 120 are doubtful. */
const isOrdinary = ({ kilograms, centimetres, years }: Measurements) =>
  within(centimetres, 50, 272) &&
  within(kilograms, 2, 650) &&
  within(years, 0, 120) &&
  within(bmiOf(kilograms, centimetres), 10, 80)

export function checkPlausibility(measured: Measurements): Plausibility {
  const { kilograms, centimetres, years } = measured
  const isNumber = [kilograms, centimetres, years].every(Number.isFinite)
  if (!isNumber || kilograms <= 0 || centimetres <= 0) return { kind: 'invalid' }
  if (isOrdinary(measured)) return { kind: 'fine' }
  const swapped = { ...measured, kilograms: centimetres, centimetres: kilograms }
  const slip = isOrdinary(swapped)
    ? 'swapped'
    : isOrdinary({ ...measured, centimetres: centimetres * 100 })
      ? 'metres'
      : undefined
  return { kind: 'doubtful', slip }
}
