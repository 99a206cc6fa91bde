import { decimalText } from '../../../../lib/money/decimal.ts'
import { type DecimalSeparator, parseAmount } from '../../../../lib/money/parse-amount.ts'
import type { Invoice, Item } from '../invoice/invoice.ts'

/** An amount typed with one decimal mark, written with the other; what is no amount stays as it is. */
function turned(text: string, from: DecimalSeparator, to: DecimalSeparator): string {
  const amount = parseAmount(text.replace('%', ''), from)
  if (!amount) return text
  const plain = decimalText(amount).replace('.', to)
  return text.includes('%') ? `${plain}%` : plain
}

/** The amounts of an item in the other decimal mark. */
export const itemWithDecimalSeparator = <T extends Partial<Item>>(
  item: T,
  from: DecimalSeparator,
  to: DecimalSeparator,
): T => {
  if (from === to) return item
  const fields = ['quantity', 'price', 'taxRate', 'discount'] as const
  const changed = fields.flatMap((field) => {
    const text = item[field]
    return text === undefined ? [] : [[field, turned(text, from, to)] as const]
  })
  return { ...item, ...Object.fromEntries(changed) }
}

/**
 * The invoice with its amounts in the decimal mark of the page: one typed on the English page means the same on the
 * Turkish, where 1,234 would be read as another number. Where nothing is known of the mark, it is the page's.
 */
export function withDecimalSeparator(invoice: Invoice, mark: DecimalSeparator): Invoice {
  const from = invoice.mark
  if (from === mark) return invoice
  if (from === '') return { ...invoice, mark }
  return {
    ...invoice,
    mark,
    taxRate: turned(invoice.taxRate, from, mark),
    discount: turned(invoice.discount, from, mark),
    shipping: turned(invoice.shipping, from, mark),
    items: invoice.items.map((item) => itemWithDecimalSeparator(item, from, mark)),
  }
}
