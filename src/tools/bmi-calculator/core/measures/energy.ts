import type { Gender } from './bmi.ts'

/** Activity factor for a day spent mostly sitting (from the specification). */
export const sittingFactor = 1.2

/** Half-width of the 95 % range of the basal energy, in kcal a day (Roza and Shizgal 1984). */
export const basalSpread: Readonly<Record<Gender, number>> = { male: 213, female: 201 }

/** Age in years from which the formula is used: it was derived from adults. */
export const energyAge = 18

/**
 * Energy used at rest, kcal a day: the Harris–Benedict equations as revised by A. M. Roza and H. M. Shizgal,
 * Am J Clin Nutr 1984; 40: 168–82. Weight in kg, height in cm, age in years.
 */
export function basalEnergy(gender: Gender, kilograms: number, centimetres: number, years: number): number {
  return gender === 'male'
    ? 88.362 + 13.397 * kilograms + 4.799 * centimetres - 5.677 * years
    : 447.593 + 9.247 * kilograms + 3.098 * centimetres - 4.33 * years
}

/** Energy of a mostly sitting day, kcal, to the nearest ten: the formula is not more precise. */
export function dailyEnergy(gender: Gender, kilograms: number, centimetres: number, years: number): number {
  return Math.round((basalEnergy(gender, kilograms, centimetres, years) * sittingFactor) / 10) * 10
}
