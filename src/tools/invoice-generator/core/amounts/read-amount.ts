import { compareDecimals, type Decimal, trimmed, unitsAt } from '../../../../lib/money/decimal.ts'
import { type DecimalSeparator, parseAmount } from '../../../../lib/money/parse-amount.ts'
import { type MinorUnits, taxOnNet } from '../../../../lib/money/totals.ts'
import type { Unit } from '../invoice/units.ts'

const whole = (units: bigint): Decimal => ({ units, scale: 0 })

/** Why a typed amount is invalid. */
export type AmountProblem = 'no-number' | 'too-small' | 'too-large' | 'too-fine'

export type ReadAmount =
  | { readonly ok: true; readonly value: Decimal }
  | { readonly ok: false; readonly problem: AmountProblem }

export type Limits = { readonly min: Decimal; readonly max: Decimal; readonly decimals: number }

/** As specified at least one piece; for divisible units, such as hours, a ten-thousandth. */
export const quantityLimits = (unit: Unit): Limits => ({
  min: unit === '' ? whole(1n) : { units: 1n, scale: 4 },
  max: whole(999_999_999n),
  decimals: 4,
})
export const percentLimits: Limits = { min: whole(0n), max: whole(100n), decimals: 3 }
/** An amount of money, with the decimals of its currency. */
export const moneyLimits = (decimals: number): Limits => ({
  min: whole(0n),
  max: whole(999_999_999_999n),
  decimals,
})
/** A unit price may have more decimals than the currency, such as 0.0125 per kilowatt hour. */
export const priceLimits: Limits = moneyLimits(6)

export function readAmount(text: string, mark: DecimalSeparator, { min, max, decimals }: Limits): ReadAmount {
  if (/^\s*[-−]\s*[\d.,]+\s*$/.test(text)) return { ok: false, problem: 'too-small' }
  if (/^\s*\d{31,}/.test(text)) return { ok: false, problem: 'too-large' }
  const parsed = parseAmount(text, mark)
  if (!parsed) return { ok: false, problem: 'no-number' }
  const value = trimmed(parsed)
  if (compareDecimals(value, min) < 0) return { ok: false, problem: 'too-small' }
  if (compareDecimals(value, max) > 0) return { ok: false, problem: 'too-large' }
  if (value.scale > decimals) return { ok: false, problem: 'too-fine' }
  return { ok: true, value }
}

/** A rate with or without percent sign: 19, 19%, %19. */
export const readPercent = (text: string, mark: DecimalSeparator): ReadAmount =>
  readAmount(text.replace(/[%٪％]/, ''), mark, percentLimits)

/** An empty price, rate, discount or shipping is 0. */
export const orZero = (text: string): string => (text.trim() === '' ? '0' : text)

export type ReadDiscount =
  | {
      readonly ok: true
      /** The amount to subtract. */
      readonly amount: MinorUnits
      /** Absent if an amount was typed. */
      readonly percent: Decimal | undefined
    }
  | { readonly ok: false; readonly problem: AmountProblem }

/** A discount on an amount: `10%`, `%10` or `10 %` is a percentage, anything else an amount of money. */
export function readDiscount(
  text: string,
  mark: DecimalSeparator,
  on: MinorUnits,
  decimals: number,
): ReadDiscount {
  if (/[%٪％]/.test(text)) {
    const percent = readPercent(text, mark)
    return percent.ok ? { ok: true, amount: taxOnNet(on, percent.value), percent: percent.value } : percent
  }
  const read = readAmount(orZero(text), mark, moneyLimits(decimals))
  if (!read.ok) return read
  const amount = unitsAt(read.value, decimals)
  return amount > on ? { ok: false, problem: 'too-large' } : { ok: true, amount, percent: undefined }
}

/**
 * Steps a typed amount up or down like a browser's number field: steps count from 0, and the result
 * stays within the limits of the field. Text that is not a number starts at the minimum.
 */
export function steppedAmount(
  text: string,
  mark: DecimalSeparator,
  { step, min, max }: Pick<Limits, 'min' | 'max'> & { readonly step: Decimal },
  direction: 1 | -1,
): Decimal {
  const { scale } = step
  const atScale = (value: Decimal): Decimal =>
    value.scale < scale ? { units: unitsAt(value, scale), scale } : value
  const parsed = parseAmount(text, mark)
  if (!parsed) return atScale(min)
  const stepped = { units: unitsAt(parsed, scale) + step.units * BigInt(direction), scale }
  if (compareDecimals(stepped, min) < 0) return atScale(min)
  return compareDecimals(stepped, max) > 0 ? atScale(max) : stepped
}
