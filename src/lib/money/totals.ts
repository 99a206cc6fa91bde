import { type Decimal, divideRounded, powerOfTen } from './decimal.ts'

/** Money in the smallest unit of its currency: cents, kuruş, yen. */
export type MinorUnits = bigint

/** Quantity × price of one, rounded once to minor units of a currency with so many decimals. */
export function lineTotal(quantity: Decimal, price: Decimal, decimals: number): MinorUnits {
  const product = quantity.units * price.units
  const scale = quantity.scale + price.scale
  return scale <= decimals
    ? product * powerOfTen(decimals - scale)
    : divideRounded(product, powerOfTen(scale - decimals))
}

/** Percent of an amount, rounded to minor units. EN 16931 (BR-CO-17): once a rate on the document, not by line. */
export const taxOnNet = (amount: MinorUnits, percent: Decimal): MinorUnits =>
  divideRounded(amount * percent.units, 100n * powerOfTen(percent.scale))

/** The tax that an amount contains, rounded to minor units: amount × rate / (100 + rate). */
export const taxInGross = (amount: MinorUnits, percent: Decimal): MinorUnits =>
  divideRounded(amount * percent.units, 100n * powerOfTen(percent.scale) + percent.units)
