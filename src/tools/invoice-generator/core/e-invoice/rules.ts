import {
  type Decimal,
  decimalText,
  divideRounded,
  powerOfTen,
  trimmed,
} from '../../../../lib/money/decimal.ts'
import { isIban } from '../../../../lib/money/payment/iban.ts'
import { lineTotal, type MinorUnits } from '../../../../lib/money/totals.ts'
import { countries, vatPrefixes } from '../invoice/countries.ts'
import { isBic, mayBeVatId } from '../payment/identifiers.ts'
import { isDay } from '../text/texts.ts'
import type { Category, EAmount, EInvoice, ELine, EParty } from './model.ts'

/** Problems that a visitor can fix, named by field; `sums` is a bug of this tool. */
export type EProblemKind =
  | 'number'
  | 'issued'
  | 'due'
  | 'seller-name'
  | 'buyer-name'
  | 'seller-country'
  | 'buyer-country'
  | 'seller-id'
  | 'seller-vat-id'
  | 'buyer-vat-id'
  | 'no-vat-ids'
  | 'seller-vat-prefix'
  | 'buyer-vat-prefix'
  | 'seller-vat-format'
  | 'buyer-vat-format'
  | 'country-list'
  | 'bic'
  | 'item-name'
  | 'item-amount'
  | 'reason'
  | 'delivered'
  | 'only-outside'
  | 'iban'
  | 'net-prices'
  | 'decimals'
  | 'sums'

export type EProblem = {
  /** The rule of EN 16931 that would be broken, or `own` for a limit of this tool. */
  readonly rule: string
  readonly kind: EProblemKind
  /** Positions of the items, from 1. */
  readonly items?: readonly number[]
}

type Rule = readonly [rule: string, kind: EProblemKind, broken: (invoice: EInvoice) => boolean | number[]]

const sum = (amounts: readonly { readonly amount: MinorUnits }[]): MinorUnits =>
  amounts.reduce((total, { amount }) => total + amount, 0n)

const has = (category: Category) => (invoice: EInvoice) =>
  everyAmount(invoice).some((one) => one.category === category)

const everyAmount = ({ lines, allowances, charges, taxes }: EInvoice): EAmount[] => [
  ...lines,
  ...allowances,
  ...charges,
  ...taxes,
]

const positions = (lines: readonly ELine[], wrong: (line: ELine) => boolean): number[] =>
  lines.filter(wrong).map(({ position }) => position)

const identified = ({ vatId, taxNumber }: EParty) => vatId !== '' || taxNumber !== ''

const wrongPrefix = ({ vatId }: EParty) => vatId !== '' && !vatPrefixes.has(vatId.slice(0, 2))

/** The standard requires only the country prefix, but the number after it is what matters. */
const wrongFormat = (party: EParty) => party.vatId !== '' && !wrongPrefix(party) && !mayBeVatId(party.vatId)

const groupKey = ({ category, rate }: EAmount) => `${category} ${decimalText(trimmed(rate))}`

/** Whether a breakdown's base differs from its lines less allowances plus charges. */
function wrongBase(invoice: EInvoice): boolean {
  const expected = new Map<string, MinorUnits>()
  const add = (amounts: readonly EAmount[], sign: bigint) => {
    for (const one of amounts)
      expected.set(groupKey(one), (expected.get(groupKey(one)) ?? 0n) + sign * one.amount)
  }
  add(invoice.lines, 1n)
  add(invoice.allowances, -1n)
  add(invoice.charges, 1n)
  const groups = new Map(invoice.taxes.map((tax) => [groupKey(tax), tax.base]))
  return (
    groups.size !== invoice.taxes.length ||
    groups.size !== expected.size ||
    [...expected].some(([key, base]) => groups.get(key) !== base)
  )
}

/** Percentage of an amount, rounded half up on the document as in the standard. */
const taxOf = (base: MinorUnits, { units, scale }: Decimal) =>
  divideRounded(base * units, 100n * powerOfTen(scale))

const fine = ({ decimals }: EInvoice) => decimals > 2

/** The business rules of EN 16931-1:2017 (6.4) that an invoice from this tool could break, in the order of the form. */
const rules: readonly Rule[] = [
  ['BR-06', 'seller-name', ({ seller }) => seller.name === ''],
  ['BR-07', 'buyer-name', ({ buyer }) => buyer.name === ''],
  ['BR-02', 'number', ({ number }) => number === ''],
  ['BR-03', 'issued', ({ issued }) => !isDay(issued)],
  ['BR-CO-25', 'due', ({ due, paymentTerms, payable }) => payable > 0n && !isDay(due) && paymentTerms === ''],
  ['BR-09', 'seller-country', ({ seller }) => !countries.includes(seller.country)],
  ['BR-11', 'buyer-country', ({ buyer }) => !countries.includes(buyer.country)],
  ['BR-CO-26', 'seller-id', (invoice) => !identified(invoice.seller) && !has('O')(invoice)],
  ['BR-IC-02', 'seller-vat-id', (invoice) => has('K')(invoice) && invoice.seller.vatId === ''],
  ['BR-G-02', 'seller-vat-id', (invoice) => has('G')(invoice) && invoice.seller.vatId === ''],
  ['BR-AE-02', 'buyer-vat-id', (invoice) => has('AE')(invoice) && invoice.buyer.vatId === ''],
  ['BR-IC-02', 'buyer-vat-id', (invoice) => has('K')(invoice) && invoice.buyer.vatId === ''],
  [
    'BR-O-02',
    'no-vat-ids',
    (invoice) => has('O')(invoice) && (invoice.seller.vatId !== '' || invoice.buyer.vatId !== ''),
  ],
  ['BR-CO-26', 'seller-id', (invoice) => has('O')(invoice) && invoice.seller.taxNumber === ''],
  ['BR-CO-09', 'seller-vat-prefix', ({ seller }) => wrongPrefix(seller)],
  ['BR-CO-09', 'buyer-vat-prefix', ({ buyer }) => wrongPrefix(buyer)],
  ['own', 'seller-vat-format', ({ seller }) => wrongFormat(seller)],
  ['own', 'buyer-vat-format', ({ buyer }) => wrongFormat(buyer)],
  [
    'BR-CL-14',
    'country-list',
    ({ seller, buyer }) => [seller, buyer].some(({ country }) => country === 'SS'),
  ],
  [
    'BR-E-10',
    'reason',
    ({ taxes }) => taxes.some(({ category, reason }) => category === 'E' && reason === ''),
  ],
  ['BR-IC-11', 'delivered', (invoice) => has('K')(invoice) && !isDay(invoice.delivered)],
  [
    'BR-O-11',
    'only-outside',
    (invoice) => has('O')(invoice) && everyAmount(invoice).some(({ category }) => category !== 'O'),
  ],
  ['BR-25', 'item-name', ({ lines }) => positions(lines, ({ name }) => name === '')],
  ['BR-27', 'item-amount', ({ lines }) => positions(lines, ({ price }) => price.units < 0n)],
  ['BR-50', 'iban', ({ account }) => account !== null && !isIban(account.iban)],
  ['own', 'bic', ({ account }) => account !== null && account.bic !== '' && !isBic(account.bic)],
  ['own', 'net-prices', ({ pricesIncludeTax }) => pricesIncludeTax],
  ['BR-DEC-23', 'decimals', fine],
  ['BR-16', 'sums', ({ lines }) => lines.length === 0],
  [
    'BT-131',
    'sums',
    ({ lines, decimals }) =>
      lines.some(
        ({ quantity, price, discount, amount }) => lineTotal(quantity, price, decimals) - discount !== amount,
      ),
  ],
  ['BR-CO-10', 'sums', ({ lineTotal: total, lines }) => total !== sum(lines)],
  ['BR-CO-11', 'sums', ({ allowanceTotal, allowances }) => allowanceTotal !== sum(allowances)],
  ['BR-CO-12', 'sums', ({ chargeTotal, charges }) => chargeTotal !== sum(charges)],
  [
    'BR-CO-13',
    'sums',
    ({ taxBasis, lineTotal: total, allowanceTotal, chargeTotal }) =>
      taxBasis !== total - allowanceTotal + chargeTotal,
  ],
  ['BR-CO-14', 'sums', ({ taxTotal, taxes }) => taxTotal !== sum(taxes)],
  ['BR-CO-15', 'sums', ({ grandTotal, taxBasis, taxTotal }) => grandTotal !== taxBasis + taxTotal],
  ['BR-CO-16', 'sums', ({ payable, grandTotal }) => payable !== grandTotal],
  ['BR-CO-17', 'sums', ({ taxes }) => taxes.some(({ base, rate, amount }) => amount !== taxOf(base, rate))],
  ['BR-CO-18', 'sums', ({ taxes }) => taxes.length === 0],
  [
    'BR-S-05',
    'sums',
    (invoice) => everyAmount(invoice).some(({ category, rate }) => (category === 'S') !== rate.units > 0n),
  ],
  ['BR-S-08', 'sums', wrongBase],
]

/** The problems that prevent an e-invoice. */
export function eInvoiceProblems(invoice: EInvoice): EProblem[] {
  return rules.flatMap(([rule, kind, test]): EProblem[] => {
    // The standard sums net prices.
    if (kind === 'sums' && invoice.pricesIncludeTax) return []
    const broken = test(invoice)
    if (typeof broken === 'boolean') return broken ? [{ rule, kind }] : []
    return broken.length > 0 ? [{ rule, kind, items: broken }] : []
  })
}
