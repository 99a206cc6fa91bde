import type { Invoice } from '../invoice/invoice.ts'
import type { PrintedWords } from '../words/printed-words.ts'
import type { Amounts } from './amounts.ts'
import type { Formats } from './formats.ts'

export type PrintedSum = {
  readonly label: string
  readonly value: string
  /** The last row is the total, with a rule above it. */
  readonly isTotal: boolean
}

/** The labels of the sums; the form has them in its own language. */
export type SumWords = Pick<
  PrintedWords,
  'subtotal' | 'discountOf' | 'discount' | 'shipping' | 'net' | 'tax' | 'taxOn' | 'taxName' | 'total'
>

/**
 * The rows below the items, in print and on the page. Read from the top, every row is added to the one before, and
 * the total is what they add up to; with prices that include the tax, net and tax add up to the total again.
 */
export function printedSums(
  invoice: Invoice,
  amounts: Amounts,
  words: SumWords,
  formats: Formats,
): PrintedSum[] {
  const money = (amount: bigint) => formats.money(amount, invoice.currency)
  const row = (label: string, amount: bigint): PrintedSum => ({ label, value: money(amount), isTotal: false })
  const { documentDiscount, groups, pricesIncludeTax } = { ...amounts, ...invoice }
  const extras: PrintedSum[] = []
  if (amounts.discount > 0n) {
    const percent = documentDiscount.ok ? documentDiscount.percent : undefined
    const label = percent ? words.discountOf(formats.percent(percent)) : words.discount
    extras.push(row(label, -amounts.discount))
  }
  if (amounts.shipping > 0n) extras.push(row(words.shipping, amounts.shipping))

  const name = invoice.taxName.replace(/\s+/g, ' ').trim() || words.taxName
  const taxes = groups.map(({ rate, base, tax }) => {
    const [percent, on] = [formats.percent(rate), money(base)]
    return row(groups.length > 1 ? words.taxOn(name, percent, on) : words.tax(name, percent), tax)
  })
  // An invalid rate is shown as typed.
  const only = taxes[0]
  if (!amounts.taxRate.ok && taxes.length === 1 && only)
    taxes[0] = { ...only, label: words.tax(name, invoice.taxRate) }
  const last: PrintedSum = { label: words.total, value: money(amounts.total), isTotal: true }
  if (!pricesIncludeTax) return [row(words.subtotal, amounts.lines), ...extras, ...taxes, last]
  const plain = extras.length === 0
  return [
    ...(plain ? [] : [row(words.subtotal, amounts.lines), ...extras]),
    row(plain ? words.subtotal : words.net, amounts.net),
    ...taxes,
    last,
  ]
}
