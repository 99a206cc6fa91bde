import { type Decimal, unitsAt } from '../../../../lib/money/decimal.ts'
import { type DocumentSums, documentSums } from '../../../../lib/money/document-sums.ts'
import { currencyDecimals } from '../../../../lib/money/minor-units.ts'
import type { DecimalSeparator } from '../../../../lib/money/parse-amount.ts'
import { lineTotal, type MinorUnits } from '../../../../lib/money/totals.ts'
import type { Invoice, Item } from '../invoice/invoice.ts'
import { isBlankItem } from '../invoice/items.ts'
import {
  moneyLimits,
  orZero,
  priceLimits,
  quantityLimits,
  type ReadAmount,
  type ReadDiscount,
  readAmount,
  readDiscount,
  readPercent,
} from './read-amount.ts'

export type ReadItem = {
  readonly item: Item
  readonly quantity: ReadAmount
  readonly price: ReadAmount
  /** The item's rate, or the invoice's if it has none. */
  readonly taxRate: ReadAmount
  readonly discount: ReadDiscount
  /** Quantity × price; absent while either is invalid. */
  readonly gross: MinorUnits | undefined
  /** `gross` less the discount; absent while either is invalid. */
  readonly total: MinorUnits | undefined
}

/** The invoice's amounts. Invalid ones count as 0 in the sums until they are fixed. */
export type Amounts = DocumentSums & {
  readonly decimals: number
  readonly items: readonly ReadItem[]
  /** The items of the document: all but blank ones; the first one if all are, which an e-invoice names as its one line. */
  readonly printed: readonly ReadItem[]
  readonly taxRate: ReadAmount
  readonly documentDiscount: ReadDiscount
  readonly shippingAmount: ReadAmount
  readonly problems: number
}

const zero: Decimal = { units: 0n, scale: 0 }
const noDiscount: ReadDiscount = { ok: true, amount: 0n, percent: undefined }

/** Cached amounts of an item and their inputs: an invoice of a thousand items is parsed at every keystroke. */
const known = new WeakMap<Item, { readonly how: string; readonly read: ReadItem }>()

const ownRate = (invoice: Pick<Invoice, 'taxPerItem'>, item: Item) =>
  invoice.taxPerItem && item.taxRate.trim() !== ''

/** The fields on which the amounts depend. */
export type AmountFields = Pick<
  Invoice,
  | 'currency'
  | 'items'
  | 'taxRate'
  | 'taxPerItem'
  | 'pricesIncludeTax'
  | 'discountPerItem'
  | 'discount'
  | 'shipping'
>

/** Parses all amounts of an invoice that was typed with this decimal separator. */
export function readAmounts(invoice: AmountFields, mark: DecimalSeparator): Amounts {
  const { currency, discountPerItem, pricesIncludeTax } = invoice
  const decimals = currencyDecimals(currency)
  const taxRate = readPercent(orZero(invoice.taxRate), mark)
  const how = JSON.stringify([mark, decimals, discountPerItem, invoice.taxPerItem, invoice.taxRate])
  const read = (item: Item): ReadItem => {
    const quantity = readAmount(item.quantity, mark, quantityLimits(item.unit))
    const price = readAmount(orZero(item.price), mark, priceLimits)
    const gross = quantity.ok && price.ok ? lineTotal(quantity.value, price.value, decimals) : undefined
    const discount =
      discountPerItem && gross !== undefined ? readDiscount(item.discount, mark, gross, decimals) : noDiscount
    return {
      item,
      quantity,
      price,
      taxRate: ownRate(invoice, item) ? readPercent(item.taxRate, mark) : taxRate,
      discount,
      gross,
      total: gross !== undefined && discount.ok ? gross - discount.amount : undefined,
    }
  }
  const items = invoice.items.map((item): ReadItem => {
    const before = known.get(item)
    if (before?.how === how) return before.read
    const now = read(item)
    known.set(item, { how, read: now })
    return now
  })
  const filled = items.filter(({ item }) => !isBlankItem(item))
  const printed = filled.length > 0 ? filled : items.slice(0, 1)
  const rateOf = (read: ReadAmount) => (read.ok ? read.value : zero)
  const lines = printed.map((item) => ({ amount: item.total ?? 0n, rate: rateOf(item.taxRate) }))
  const sumOfLines = lines.reduce((sum, { amount }) => sum + amount, 0n)
  const documentDiscount = readDiscount(invoice.discount, mark, sumOfLines, decimals)
  const shippingAmount = readAmount(orZero(invoice.shipping), mark, moneyLimits(decimals))
  const sums = documentSums({
    lines,
    discount: documentDiscount.ok ? documentDiscount.amount : 0n,
    shipping: {
      amount: shippingAmount.ok ? unitsAt(shippingAmount.value, decimals) : 0n,
      rate: rateOf(taxRate),
    },
    inclusive: pricesIncludeTax,
  })
  const everyRead = [
    taxRate,
    documentDiscount,
    shippingAmount,
    ...printed.flatMap(({ item, quantity, price, discount, taxRate: rate }) => [
      quantity,
      price,
      discount,
      ...(ownRate(invoice, item) ? [rate] : []),
    ]),
  ]
  return {
    ...sums,
    decimals,
    items,
    printed,
    taxRate,
    documentDiscount,
    shippingAmount,
    problems: everyRead.filter(({ ok }) => !ok).length,
  }
}
