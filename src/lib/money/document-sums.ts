import { allocate } from './allocate.ts'
import { compareDecimals, type Decimal, decimalText, trimmed } from './decimal.ts'
import { type MinorUnits, taxInGross, taxOnNet } from './totals.ts'

/** An amount and its tax rate in percent. */
export type Taxed = { readonly amount: MinorUnits; readonly rate: Decimal }

/** The sums at one tax rate. */
export type TaxGroup = {
  readonly rate: Decimal
  /** Sum of the lines of this rate. */
  readonly lines: MinorUnits
  /** This rate's share of the document's discount. */
  readonly discount: MinorUnits
  readonly shipping: MinorUnits
  /** The taxable amount, without tax (EN 16931, BT-116). */
  readonly base: MinorUnits
  readonly tax: MinorUnits
}

export type DocumentSums = {
  readonly lines: MinorUnits
  readonly discount: MinorUnits
  readonly shipping: MinorUnits
  /** Highest rate first; at least one. */
  readonly groups: readonly TaxGroup[]
  /** Sum of the groups' bases. */
  readonly net: MinorUnits
  /** Sum of the groups' taxes. */
  readonly tax: MinorUnits
  /** `net + tax`. */
  readonly total: MinorUnits
}

type Document = {
  readonly lines: readonly Taxed[]
  /** Off the sum of the lines, not more than it; spread over the rates in proportion to their lines. */
  readonly discount: MinorUnits
  readonly shipping: Taxed
  /** Whether the amounts include the tax. */
  readonly inclusive: boolean
}

/**
 * The sums of a document, so that every printed number is the sum of printed numbers. Tax is rounded once a rate
 * (EN 16931, BR-CO-17). Where prices contain the tax, the total is what the prices say and the tax is taken out of
 * it. Throws a RangeError when the discount is more than the lines.
 */
export function documentSums({ lines, discount, shipping, inclusive }: Document): DocumentSums {
  const rates = new Map<string, { rate: Decimal; lines: MinorUnits; shipping: MinorUnits }>()
  const groupOf = (rate: Decimal) => {
    const key = decimalText(trimmed(rate))
    const group = rates.get(key) ?? { rate: trimmed(rate), lines: 0n, shipping: 0n }
    rates.set(key, group)
    return group
  }
  for (const { amount, rate } of lines) groupOf(rate).lines += amount
  if (shipping.amount > 0n || rates.size === 0) groupOf(shipping.rate).shipping += shipping.amount
  const found = [...rates.values()].toSorted((a, b) => compareDecimals(b.rate, a.rate))
  const sumOfLines = total(found.map((group) => group.lines))
  if (discount > sumOfLines) throw new RangeError('The discount is more than the lines')
  const shares = allocate(
    discount,
    found.map((group) => group.lines),
  )
  const groups = found.map((group, index): TaxGroup => {
    const share = shares[index] ?? 0n
    const charged = group.lines - share + group.shipping
    const tax = inclusive ? taxInGross(charged, group.rate) : taxOnNet(charged, group.rate)
    return { ...group, discount: share, base: inclusive ? charged - tax : charged, tax }
  })
  const net = total(groups.map(({ base }) => base))
  const tax = total(groups.map((group) => group.tax))
  return { lines: sumOfLines, discount, shipping: shipping.amount, groups, net, tax, total: net + tax }
}

const total = (amounts: readonly MinorUnits[]): MinorUnits =>
  amounts.reduce((sum, amount) => sum + amount, 0n)
