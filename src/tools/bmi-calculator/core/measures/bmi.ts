export const categories = ['underweight', 'normal', 'overweight', 'obese'] as const
export type Category = (typeof categories)[number]

export const genders = ['male', 'female'] as const
export type Gender = (typeof genders)[number]

/** Lower bounds in kg/m² of the second, third and fourth category (WHO, adults of 20 and over). */
export const categoryBounds = [18.5, 25, 30] as const

/** Lower bounds in kg/m² of the second and third class of obesity. */
export const classBounds = [35, 40] as const

/** Additional points for action in Asian populations (WHO expert consultation, Lancet 2004; 363: 157–63). */
export const lowerActionPoints = [23, 27.5, 32.5, 37.5] as const

/** Age in years from which the adult categories apply. */
export const adultAge = 20

/**
 * Body mass index: weight in kg over the square of the height in metres. Rounded at the ninth decimal, so that
 * 56.65625 kg at 175 cm is exactly 18.5 and not slightly less.
 */
export function bmiOf(kilograms: number, centimetres: number): number {
  const metres = centimetres / 100
  return Math.round((kilograms / (metres * metres)) * 1e9) / 1e9
}

const countReached = (value: number, bounds: readonly number[]) =>
  bounds.filter((bound) => value >= bound).length

export function categoryOf(bmi: number): Category {
  return categories[countReached(bmi, categoryBounds)] ?? 'obese'
}

/** The class of obesity, 1 to 3; `undefined` below 30. */
export function obesityClassOf(bmi: number): 1 | 2 | 3 | undefined {
  if (categoryOf(bmi) !== 'obese') return undefined
  const [second, third] = classBounds
  if (bmi < second) return 1
  return bmi < third ? 2 : 3
}

/**
 * The number of decimals, from `minDecimals` to nine, with which a number does not round across a bound: 24.96 with one
 * decimal would be "25.0" with "Normal weight", so it needs two.
 */
export function decimalsFor(value: number, bounds: readonly number[], minDecimals: number): number {
  const side = countReached(value, bounds)
  for (let decimals = minDecimals; decimals < 9; decimals += 1)
    if (countReached(Number(value.toFixed(decimals)), bounds) === side) return decimals
  return 9
}

/** Weights in kg for a BMI of 18.5 to 24.9 at a height in cm (the specification's range). */
export function weightRange(centimetres: number): readonly [from: number, to: number] {
  const square = (centimetres / 100) ** 2
  return [18.5 * square, 24.9 * square]
}

/** Ends of the scale in kg/m². */
export const scaleEnds = { from: 15, to: 40 } as const

/** Position of a BMI on the scale: 0 at 15 and below, 1 at 40 and above. */
export function scalePosition(bmi: number): number {
  return Math.min(1, Math.max(0, (bmi - scaleEnds.from) / (scaleEnds.to - scaleEnds.from)))
}
