import type { DecimalSeparator } from '../../../lib/money/parse-amount.ts'
import { currencies, type Invoice } from '../core/invoice/invoice.ts'
import { plainAmount, readMoney } from './read-money.ts'

/** The invoice in the currency of a text such as `150 €`, with its amount as the first price; undefined for other texts. */
export function withAmount(invoice: Invoice, text: string, mark: DecimalSeparator): Invoice | undefined {
  const money = readMoney(text)
  const currency = currencies.find((each) => each === money?.currency)
  const [first, ...others] = invoice.items
  if (!money || !currency || !first) return undefined
  return { ...invoice, currency, items: [{ ...first, price: plainAmount(money.amount, mark) }, ...others] }
}
