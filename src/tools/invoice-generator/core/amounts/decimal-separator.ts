import { decimalText } from '../../../../lib/money/decimal.ts'
import { type DecimalSeparator, parseAmount } from '../../../../lib/money/parse-amount.ts'
import type { Invoice, Item } from '../invoice/invoice.ts'

/** Converts a typed amount to the other decimal separator; other text stays unchanged. */
function converted(text: string, from: DecimalSeparator, to: DecimalSeparator): string {
  const amount = parseAmount(text.replace('%', ''), from)
  if (!amount) return text
  const plain = decimalText(amount).replace('.', to)
  return text.includes('%') ? `${plain}%` : plain
}

/** Converts the amounts of an item to the other decimal separator. */
export const itemWithDecimalSeparator = <T extends Partial<Item>>(
  item: T,
  from: DecimalSeparator,
  to: DecimalSeparator,
): T => {
  if (from === to) return item
  const fields = ['quantity', 'price', 'taxRate', 'discount'] as const
  const changed = fields.flatMap((field) => {
    const text = item[field]
    return text === undefined ? [] : [[field, converted(text, from, to)] as const]
  })
  return { ...item, ...Object.fromEntries(changed) }
}

/**
 * Converts the invoice's amounts to the decimal separator of the page, so that one typed in English is the same in
 * Turkish, where 1,234 would be another number. An unknown separator is taken to be the page's.
 */
export function withDecimalSeparator(invoice: Invoice, mark: DecimalSeparator): Invoice {
  const from = invoice.mark
  if (from === mark) return invoice
  if (from === '') return { ...invoice, mark }
  return {
    ...invoice,
    mark,
    taxRate: converted(invoice.taxRate, from, mark),
    discount: converted(invoice.discount, from, mark),
    shipping: converted(invoice.shipping, from, mark),
    items: invoice.items.map((item) => itemWithDecimalSeparator(item, from, mark)),
  }
}
