import { foldAccents } from '../../../../lib/text/fold-accents.ts'
import { itemWithDecimalSeparator } from '../amounts/decimal-separator.ts'
import { addDays, type Invoice, type Item, newItem, type SenderOptions } from '../invoice/invoice.ts'
import { nextItemId } from '../invoice/items.ts'

/** What of an invoice belongs to its sender, kept under the company's name. */
export type CompanyTemplate = SenderOptions &
  Pick<Invoice, 'companyName' | 'companyAddress' | 'companyPhone' | 'companyEmail' | 'taxRate' | 'notes'>

/** An item that is sold again and again. */
export type ItemTemplate = Omit<Item, 'id' | 'quantity'> & Pick<Invoice, 'mark'>

/**
 * Whether one invoice is a later state of the other: the same number of the same company for the same client. Without
 * a number nothing says so, and each is an invoice of its own.
 */
export const isSameNumberedInvoice = (one: Invoice, other: Invoice): boolean =>
  one.invoiceNumber.trim() !== '' &&
  one.invoiceNumber.trim() === other.invoiceNumber.trim() &&
  one.companyName.trim() === other.companyName.trim() &&
  one.clientName.trim() === other.clientName.trim()

/** Whether every word of a search stands somewhere in the invoice. */
export function matches(invoice: Invoice, search: string): boolean {
  const words = foldAccents(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const { invoiceNumber, companyName, clientName, invoiceDate, notes, items } = invoice
  const texts = [invoiceNumber, companyName, clientName, invoiceDate, notes]
  const all = foldAccents([...texts, ...items.map(({ description }) => description)].join('\n'))
  return words.every((word) => all.includes(word))
}

const isDigit = (character: string | undefined) => character !== undefined && /\d/.test(character)

/** Digits one higher, as long as before unless all were nines. */
function oneHigher(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '9') end -= 1
  const rest = digits.slice(0, end)
  const zeros = '0'.repeat(digits.length - end)
  return rest === '' ? `1${zeros}` : `${rest.slice(0, -1)}${Number(rest.at(-1)) + 1}${zeros}`
}

/** The number after this one that is not taken: its last digits count on, `INV-009` to `INV-010`. */
export function nextNumber(number: string, taken: ReadonlySet<string>): string {
  // Walked through once: a pattern for the last digits tries every place of a long text.
  let end = number.length
  while (end > 0 && !isDigit(number[end - 1])) end -= 1
  let start = end
  while (start > 0 && isDigit(number[start - 1])) start -= 1
  const [before, after] = end === 0 ? [`${number.trim()}-`, ''] : [number.slice(0, start), number.slice(end)]
  let digits = end === 0 ? '1' : number.slice(start, end)
  for (;;) {
    digits = oneHigher(digits)
    const next = before + digits + after
    if (!taken.has(next)) return next
  }
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** The same invoice again, as of today, with the next number and as many days to pay. */
export function duplicate(invoice: Invoice, today: string, taken: ReadonlySet<string>): Invoice {
  const days = dayNumber(invoice.dueDate) - dayNumber(invoice.invoiceDate)
  return {
    ...invoice,
    invoiceNumber: nextNumber(invoice.invoiceNumber, taken),
    invoiceDate: today,
    dueDate:
      Number.isInteger(days) && days >= 0
        ? addDays(today, days)
        : invoice.dueDate === ''
          ? ''
          : addDays(today, 30),
    deliveryDate: '',
  }
}

/** What a template keeps of an invoice. */
export function companyTemplate(invoice: Invoice): CompanyTemplate {
  const { items, invoiceNumber, invoiceDate, dueDate, discount, shipping, ...rest } = invoice
  const { clientName, clientAddress, clientPhone, clientEmail, ...sender } = rest
  const { clientVatId, clientCountry, clientPostCode, clientCity, buyerReference, deliveryDate, ...kept } =
    sender
  return kept
}

export const itemTemplate = (
  { description, unit, price, taxRate, discount }: Item,
  mark: Invoice['mark'],
): ItemTemplate => ({
  mark,
  description,
  unit,
  price,
  taxRate,
  discount,
})

/** The invoice with what a template holds; its amounts follow the mark of the invoice. */
export function withCompany(invoice: Invoice, template: CompanyTemplate): Invoice {
  const mark = invoice.mark || '.'
  const { taxRate } = itemWithDecimalSeparator({ taxRate: template.taxRate }, template.mark || mark, mark)
  return { ...invoice, ...template, mark: invoice.mark, taxRate }
}

/** The item in the place of an only and empty one, or else after the last. */
export function withItemTemplate(invoice: Invoice, { mark: own, ...template }: ItemTemplate): Invoice {
  const mark = invoice.mark || '.'
  const item = { ...newItem(nextItemId(invoice)), ...itemWithDecimalSeparator(template, own || mark, mark) }
  const [only] = invoice.items
  const empty = invoice.items.length === 1 && only?.description.trim() === '' && /^0*$/.test(only.price)
  return { ...invoice, items: empty ? [item] : [...invoice.items, item] }
}
