import { defaultOptions, emptyInvoice } from '../../src/tools/invoice-generator/core/invoice/invoice.ts'
import { type Extremes, history, long, record, strange } from './extreme-data.ts'

const lines = new Set([...['companyAddress', 'clientAddress', 'notes', 'paymentDetails', 'exemptionReason']])
const fixed = new Set(['mark', 'currency', 'paper', 'language', 'accent', 'zeroCategory', 'items'])
/** An invoice or a template with every text at its maximum length. */
const filled = (object: object, fill: (length: number) => string) =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => [
      name,
      typeof value !== 'string' || fixed.has(name) ? value : fill(lines.has(name) ? 20_000 : 2_000),
    ]),
  )
const item = { id: '1', description: 'x', quantity: '1', price: '1', taxRate: '', discount: '' }
const company = {
  ...{ companyName: '', companyAddress: '', companyPhone: '', companyEmail: '', taxRate: '0', notes: '' },
  ...defaultOptions,
}
const { discount, shipping, clientVatId, clientCountry, clientPostCode, clientCity, ...senderOptions } =
  company
const { buyerReference, deliveryDate, ...template } = senderOptions
const digits = '9'.repeat(2_000)

/** Boundary values of the Invoice Generator's stores. */
export const extremeInvoices: Readonly<Record<string, Extremes>> = {
  'invoice-generator:draft': record(
    [
      { ...filled(emptyInvoice, long), items: [{ ...item, description: long(20_000) }] },
      { ...filled(emptyInvoice, strange), items: [filled(item, () => digits)] },
      { ...emptyInvoice, items: Array.from({ length: 2_000 }, (_, index) => ({ ...item, id: `${index}` })) },
    ],
    [
      { ...emptyInvoice, items: [] },
      { ...emptyInvoice, items: Array.from({ length: 2_001 }, () => item) },
      { ...emptyInvoice, notes: long(20_001) },
      { ...emptyInvoice, invoiceNumber: digits.repeat(4) },
    ],
    2,
  ),
  'invoice-generator:logo': record(
    [
      null,
      { source: 'data:image/png;base64,AAAA', width: 10_000, height: 1 },
      { source: `data:image/jpeg;base64,${long(2_900_000)}`, width: 1, height: 10_000 },
    ],
    [
      { source: 'data:image/png;base64,AAAA', width: 1e300, height: 0 },
      { source: 'x', width: 1, height: 1 },
    ],
  ),
  'invoice-generator:invoices': history(
    [
      { ...filled(emptyInvoice, long), items: [item] },
      {
        ...emptyInvoice,
        invoiceNumber: digits,
        invoiceDate: '0000-01-01',
        dueDate: '9999-99-99',
        items: [item],
      },
      { ...emptyInvoice, items: [{ ...item, quantity: digits, price: digits }] },
    ],
    [
      { ...emptyInvoice, invoiceNumber: digits.repeat(4) },
      { ...emptyInvoice, items: [] },
    ],
  ),
  'invoice-generator:companies': history([filled(template, long)], [{ ...template, notes: long(20_001) }]),
  'invoice-generator:items': history(
    [{ mark: '.', description: long(20_000), price: digits, taxRate: digits, discount: digits }],
    [{ mark: '.', description: long(20_001), price: '', taxRate: '', discount: '' }],
  ),
}
