import { bmiOf, type Gender } from './bmi.ts'

/** What was typed, in the units of the formulas; NaN where it is no number. */
export type Measurements = {
  readonly kilograms: number
  readonly centimetres: number
  /** Years, with decimals for months. */
  readonly years: number
  /** `none` as long as none is chosen. */
  readonly gender: Gender | 'none'
}

/**
 * `invalid`: no number, or a weight or height of nought or less (the specification's rule). `doubtful`: possible,
 * but so rare that a slip of the finger is likelier; `swapped` says that the other way round would be ordinary.
 */
export type Plausibility =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'doubtful'; readonly slip: 'swapped' | 'metres' | undefined }
  | { readonly kind: 'fine' }

const within = (value: number, from: number, to: number) => value >= from && value <= to

/** Ranges that take in the records: 54.6 to 272 cm, 635 kg, 122 years. */
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
  const turned = { ...measured, kilograms: centimetres, centimetres: kilograms }
  const slip = isOrdinary(turned)
    ? 'swapped'
    : isOrdinary({ ...measured, centimetres: centimetres * 100 })
      ? 'metres'
      : undefined
  return { kind: 'doubtful', slip }
}
