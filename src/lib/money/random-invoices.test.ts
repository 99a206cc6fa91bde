import { expect, it } from 'vitest'
import type { Decimal } from './decimal.ts'
import { documentSums, type Taxed } from './document-sums.ts'
import { lineTotal, taxOnNet } from './totals.ts'

/** Numerical Recipes' linear congruential generator: the same invoices on every machine. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const rates: readonly Decimal[] = ['0', '5', '7', '8.875', '9.975', '18', '19', '20', '21', '23'].map(
  (text) => {
    const [whole = '', fraction = ''] = text.split('.')
    return { units: BigInt(whole + fraction), scale: fraction.length }
  },
)

/**
 * An exact fraction rounded to a whole number, halves away from zero, by comparing twice the remainder with the
 * divisor; the code under test adds half the divisor instead.
 */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator
  return 2n * (numerator - whole * denominator) >= denominator ? whole + 1n : whole
}

type Expected = { net: bigint; tax: bigint; total: bigint; lines: bigint }

/** Quantities in ten-thousandths and prices in millionths, as fine as they may be typed; a discount taken off line by line where it belongs. */
function expected(
  typed: readonly (readonly [quantity: bigint, price: bigint, rate: number, percent: bigint])[],
  [discount, shipping]: readonly [bigint, bigint],
  inclusive: boolean,
): Expected {
  const byRate = new Map<number, bigint>()
  let lines = 0n
  for (const [quantity, price, rate, percent] of typed) {
    const gross = rounded(quantity * price, 10n ** 8n)
    const amount = gross - rounded(gross * percent, 100n)
    lines += amount
    byRate.set(rate, (byRate.get(rate) ?? 0n) + amount)
  }
  // A unit at a time to the part that is furthest below its exact share: the largest remainders, without division.
  const shares = new Map([...byRate.keys()].map((rate) => [rate, 0n]))
  const order = [...byRate.keys()].toSorted((a, b) => b - a)
  for (const rate of order) if (lines > 0n) shares.set(rate, (discount * (byRate.get(rate) ?? 0n)) / lines)
  const sum = () => [...shares.values()].reduce((a, b) => a + b, 0n)
  while (sum() < discount) {
    const lacking = (rate: number) => discount * (byRate.get(rate) ?? 0n) - lines * (shares.get(rate) ?? 0n)
    const [first = 0, ...others] = order
    const next = others.reduce((most, rate) => (lacking(rate) > lacking(most) ? rate : most), first)
    shares.set(next, (shares.get(next) ?? 0n) + 1n)
  }
  if (shipping > 0n) byRate.set(0, (byRate.get(0) ?? 0n) + shipping)
  let [net, tax] = [0n, 0n]
  for (const [rate, amount] of byRate) {
    const charged = amount - (shares.get(rate) ?? 0n)
    const { units, scale } = rates[rate] ?? { units: 0n, scale: 0 }
    const hundred = 100n * 10n ** BigInt(scale)
    const own = rounded(charged * units, inclusive ? hundred + units : hundred)
    tax += own
    net += inclusive ? charged - own : charged
  }
  return { net, tax, total: net + tax, lines }
}

const invoices = 200_000

it(`is right to the last unit in ${invoices.toLocaleString('en')} random invoices`, () => {
  const next = numbers(20261121)
  const wrong: unknown[] = []
  for (let count = 0; count < invoices; count += 1) {
    const inclusive = next(4) === 0
    const typed = Array.from({ length: 1 + next(6) }, () => {
      const percent = next(3) === 0 ? BigInt(next(101)) : 0n
      const quantity = BigInt(1 + next(130_000))
      const price = next(2) === 0 ? BigInt(next(99_999)) * 10_000n : BigInt(next(999_990_000))
      return [quantity, price, next(rates.length), percent] as const
    })
    const lines = typed.map(([quantity, price, rate, percent]): Taxed => {
      const gross = lineTotal({ units: quantity, scale: 4 }, { units: price, scale: 6 }, 2)
      return {
        amount: gross - taxOnNet(gross, { units: percent, scale: 0 }),
        rate: rates[rate] ?? { units: 0n, scale: 0 },
      }
    })
    const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0n)
    const discount = next(3) === 0 ? BigInt(next(Number(subtotal) + 1)) : 0n
    const shipping = next(3) === 0 ? BigInt(next(5000)) : 0n
    const zero = rates[0] ?? { units: 0n, scale: 0 }
    const sums = documentSums({ lines, discount, shipping: { amount: shipping, rate: zero }, inclusive })
    const exact = expected(typed, [discount, shipping], inclusive)
    const right =
      sums.lines === exact.lines &&
      sums.net === exact.net &&
      sums.tax === exact.tax &&
      sums.total === exact.total &&
      sums.lines - sums.discount + sums.shipping === (inclusive ? sums.total : sums.net)
    if (!right) wrong.push({ typed, discount, shipping, inclusive, sums, exact })
  }
  expect(wrong).toEqual([])
}, 60_000)
