import { currencyDecimals } from '../../../lib/money/currency.ts'
import { compareDecimals, type Decimal, trimmed, unitsAt } from '../../../lib/money/decimal.ts'
import { type DecimalMark, parseAmount } from '../../../lib/money/parse-amount.ts'
import { lineTotal, type MinorUnits, taxOn } from '../../../lib/money/totals.ts'
import type { Invoice, Item } from './invoice.ts'

const whole = (units: bigint): Decimal => ({ units, scale: 0 })

/** What is wrong with a typed amount. */
export type AmountProblem = 'no-number' | 'too-small' | 'too-large' | 'too-fine'

export type ReadAmount =
  | { readonly ok: true; readonly value: Decimal }
  | { readonly ok: false; readonly problem: AmountProblem }

type Limits = { readonly min: Decimal; readonly max: Decimal; readonly decimals: number }

const quantityLimits: Limits = { min: whole(1n), max: whole(999_999_999n), decimals: 3 }
const taxLimits: Limits = { min: whole(0n), max: whole(100n), decimals: 3 }
const priceLimits = (decimals: number): Limits => ({
  min: whole(0n),
  max: whole(999_999_999_999n),
  decimals,
})

function readAmount(text: string, mark: DecimalMark, { min, max, decimals }: Limits): ReadAmount {
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

export type ReadItem = {
  readonly item: Item
  readonly quantity: ReadAmount
  readonly price: ReadAmount
  /** Absent while quantity or price cannot be read. */
  readonly total: MinorUnits | undefined
}

/** The invoice's amounts. What cannot be read counts as nothing in the sums until it is mended. */
export type Amounts = {
  readonly decimals: number
  readonly items: readonly ReadItem[]
  readonly taxRate: ReadAmount
  readonly subtotal: MinorUnits
  readonly tax: MinorUnits
  /** `subtotal + tax`, exactly as printed. */
  readonly total: MinorUnits
  readonly problems: number
}

/** Reads all amounts of an invoice typed in a language with this decimal mark. An empty price or rate is 0. */
export function readAmounts({ items, taxRate: typedRate, currency }: Invoice, mark: DecimalMark): Amounts {
  const decimals = currencyDecimals(currency)
  const orZero = (text: string) => (text.trim() === '' ? '0' : text)
  const read = items.map((item): ReadItem => {
    const quantity = readAmount(item.quantity, mark, quantityLimits)
    const price = readAmount(orZero(item.price), mark, priceLimits(decimals))
    const total = quantity.ok && price.ok ? lineTotal(quantity.value, price.value, decimals) : undefined
    return { item, quantity, price, total }
  })
  const taxRate = readAmount(orZero(typedRate), mark, taxLimits)
  const subtotal = read.reduce((sum, { total = 0n }) => sum + total, 0n)
  const tax = taxRate.ok ? taxOn(subtotal, taxRate.value) : 0n
  const problems = [taxRate, ...read.flatMap(({ quantity, price }) => [quantity, price])]
  return {
    decimals,
    items: read,
    taxRate,
    subtotal,
    tax,
    total: subtotal + tax,
    problems: problems.filter(({ ok }) => !ok).length,
  }
}

/** A price in minor units of its currency. */
export const minorUnits = (price: Decimal, decimals: number): MinorUnits => unitsAt(price, decimals)

/**
 * A typed amount one step up or down, as a browser's number field does it: the step counts from 0, and the result
 * stays within the limits of the field. What is no number starts at the least.
 */
export function steppedAmount(
  text: string,
  mark: DecimalMark,
  field: { readonly step: Decimal; readonly min: bigint; readonly max: bigint },
  direction: 1 | -1,
): Decimal {
  const { scale, units: step } = field.step
  const parsed = parseAmount(text, mark)
  const limit = (units: bigint) => {
    const [least, most] = [unitsAt(whole(field.min), scale), unitsAt(whole(field.max), scale)]
    return units < least ? least : units > most ? most : units
  }
  return {
    units: limit(
      parsed ? unitsAt(parsed, scale) + step * BigInt(direction) : unitsAt(whole(field.min), scale),
    ),
    scale,
  }
}
