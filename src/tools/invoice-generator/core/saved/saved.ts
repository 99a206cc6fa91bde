import { foldAccents } from '../../../../lib/text/fold-accents.ts'
import { itemWithDecimalSeparator } from '../amounts/decimal-separator.ts'
import {
  addDays,
  emptyInvoice,
  type Invoice,
  type Item,
  newItem,
  type SenderOptions,
} from '../invoice/invoice.ts'
import { nextItemId } from '../invoice/items.ts'

/** The sender's fields of an invoice, saved under the company's name. */
export type CompanyTemplate = SenderOptions &
  Pick<Invoice, 'companyName' | 'companyAddress' | 'companyPhone' | 'companyEmail' | 'taxRate' | 'notes'>

/** An item that is sold repeatedly. */
export type ItemTemplate = Omit<Item, 'id' | 'quantity'> & Pick<Invoice, 'mark'>

/**
 * Whether two invoices are states of the same one: same number, company and client. Without
 * a number, each is an invoice of its own.
 */
export const isSameNumberedInvoice = (one: Invoice, other: Invoice): boolean =>
  one.invoiceNumber.trim() !== '' &&
  one.invoiceNumber.trim() === other.invoiceNumber.trim() &&
  one.companyName.trim() === other.companyName.trim() &&
  one.clientName.trim() === other.clientName.trim()

/** Whether the invoice contains every word of a search. */
export function matches(invoice: Invoice, search: string): boolean {
  const words = foldAccents(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const { invoiceNumber, companyName, clientName, invoiceDate, notes, items } = invoice
  const texts = [invoiceNumber, companyName, clientName, invoiceDate, notes]
  const all = foldAccents([...texts, ...items.map(({ description }) => description)].join('\n'))
  return words.every((word) => all.includes(word))
}

const isDigit = (character: string | undefined) => character !== undefined && /\d/.test(character)

/** Increments digits, with the same length unless all were nines. */
function incremented(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '9') end -= 1
  const rest = digits.slice(0, end)
  const zeros = '0'.repeat(digits.length - end)
  return rest === '' ? `1${zeros}` : `${rest.slice(0, -1)}${Number(rest.at(-1)) + 1}${zeros}`
}

/** The next free number: increments the last digits, `INV-009` to `INV-010`. */
export function nextNumber(number: string, taken: ReadonlySet<string>): string {
  // A single scan: a regular expression for the last digits would try every position of a long text.
  let end = number.length
  while (end > 0 && !isDigit(number[end - 1])) end -= 1
  let start = end
  while (start > 0 && isDigit(number[start - 1])) start -= 1
  const [before, after] = end === 0 ? [`${number.trim()}-`, ''] : [number.slice(0, start), number.slice(end)]
  let digits = end === 0 ? '1' : number.slice(start, end)
  for (;;) {
    digits = incremented(digits)
    const next = before + digits + after
    if (!taken.has(next)) return next
  }
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** A duplicate dated today, with the next number and the same days to pay. */
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

/** The next invoice for the same client: dated today, with the next number, and nothing sold yet. */
export const nextForClient = (invoice: Invoice, today: string, taken: ReadonlySet<string>): Invoice => ({
  ...duplicate(invoice, today, taken),
  items: emptyInvoice.items,
  discount: '',
  shipping: '',
})

/** Creates a template from an invoice. */
export function companyTemplate(invoice: Invoice): CompanyTemplate {
  const { items, invoiceNumber, invoiceDate, dueDate, discount, shipping, ...rest } = invoice
  const { clientName, clientAddress, clientPhone, clientEmail, ...sender } = rest
  const {
    clientVatId,
    clientCountry,
    clientPostCode,
    clientCity,
    buyerReference,
    deliveryDate,
    ...template
  } = sender
  return template
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

/** Applies a template; its amounts are converted to the decimal separator of the invoice. */
export function withCompany(invoice: Invoice, template: CompanyTemplate): Invoice {
  const mark = invoice.mark || '.'
  const { taxRate } = itemWithDecimalSeparator({ taxRate: template.taxRate }, template.mark || mark, mark)
  return { ...invoice, ...template, mark: invoice.mark, taxRate }
}

/** Replaces a single empty item, or else appends the item. */
export function withItemTemplate(invoice: Invoice, { mark: own, ...template }: ItemTemplate): Invoice {
  const mark = invoice.mark || '.'
  const item = { ...newItem(nextItemId(invoice)), ...itemWithDecimalSeparator(template, own || mark, mark) }
  const [only] = invoice.items
  const empty = invoice.items.length === 1 && only?.description.trim() === '' && /^0*$/.test(only.price)
  return { ...invoice, items: empty ? [item] : [...invoice.items, item] }
}
