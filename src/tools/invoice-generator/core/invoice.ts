/** Currencies offered, by ISO 4217; the dollar first, as specified. */
export const currencies = [
  ...[
    'USD',
    'EUR',
    'GBP',
    'TRY',
    'CHF',
    'PLN',
    'CZK',
    'HUF',
    'RON',
    'SEK',
    'NOK',
    'DKK',
    'UAH',
    'CAD',
    'AUD',
  ],
  ...['NZD', 'BRL', 'MXN', 'JPY', 'CNY', 'KRW', 'INR', 'VND', 'ZAR', 'ILS', 'AED', 'SAR', 'KWD'],
] as const
export type Currency = (typeof currencies)[number]

export const paperSizes = ['A4', 'Letter'] as const
export type PaperSize = (typeof paperSizes)[number]

/** One line of the invoice, as typed: amounts stay text until they are read, so that no keystroke is lost. */
export type Item = {
  readonly id: string
  readonly description: string
  readonly quantity: string
  readonly price: string
}

/** The invoice as typed. Days are `YYYY-MM-DD` or empty. */
export type Invoice = {
  readonly companyName: string
  readonly companyAddress: string
  readonly companyPhone: string
  readonly companyEmail: string
  readonly clientName: string
  readonly clientAddress: string
  readonly clientPhone: string
  readonly clientEmail: string
  readonly invoiceNumber: string
  readonly invoiceDate: string
  readonly dueDate: string
  readonly items: readonly Item[]
  readonly notes: string
  readonly taxRate: string
  readonly currency: Currency
  readonly paper: PaperSize
}

/** From the invoice's day to its due day, unless changed. */
const daysToPay = 30

/** The calendar day so many days later; of the calendar, so that no change of clocks moves it. */
export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const later = new Date(0)
  later.setUTCFullYear(year, month - 1, date + days)
  return later.toISOString().slice(0, 10)
}

const newItem = (id: string): Item => ({ id, description: '', quantity: '1', price: '0' })

export const emptyInvoice: Invoice = {
  companyName: '',
  companyAddress: '',
  companyPhone: '',
  companyEmail: '',
  clientName: '',
  clientAddress: '',
  clientPhone: '',
  clientEmail: '',
  invoiceNumber: '',
  invoiceDate: '',
  dueDate: '',
  items: [newItem('1')],
  notes: '',
  taxRate: '0',
  currency: 'USD',
  paper: 'A4',
}

/** A number that no invoice before it had: `moment` is in milliseconds since 1970. */
const numberAt = (moment: number): string => `INV-${moment}`

/** A new invoice of this moment and calendar day, with what belongs to the sender taken over from another. */
export function newInvoice(moment: number, today: string, last: Invoice = emptyInvoice): Invoice {
  const { companyName, companyAddress, companyPhone, companyEmail, taxRate, currency, paper, notes } = last
  return {
    ...emptyInvoice,
    ...{ companyName, companyAddress, companyPhone, companyEmail, taxRate, currency, paper, notes },
    invoiceNumber: numberAt(moment),
    invoiceDate: today,
    dueDate: addDays(today, daysToPay),
  }
}

/** Whether Generate may be pressed: both names are there. */
export const hasNames = ({ companyName, clientName }: Invoice): boolean =>
  companyName.trim() !== '' && clientName.trim() !== ''

/** One empty item more, and its id. */
export function withNewItem(invoice: Invoice): readonly [Invoice, id: string] {
  const id = String(Math.max(0, ...invoice.items.map((item) => Number(item.id) || 0)) + 1)
  return [{ ...invoice, items: [...invoice.items, newItem(id)] }, id]
}

/** The last item stays. */
export const withoutItem = (invoice: Invoice, id: string): Invoice =>
  invoice.items.length > 1 ? { ...invoice, items: invoice.items.filter((item) => item.id !== id) } : invoice

export const withItem = (invoice: Invoice, changed: Item): Invoice => ({
  ...invoice,
  items: invoice.items.map((item) => (item.id === changed.id ? changed : item)),
})

/** Whether anything of its own stands in it yet. */
export const isBlank = (invoice: Invoice): boolean =>
  [
    invoice.companyName,
    invoice.clientName,
    invoice.notes,
    ...invoice.items.map((item) => item.description),
  ].every((text) => text.trim() === '')

/** The name to save the document under; what file systems refuse is replaced where it is saved. */
export const fileNameOf = ({ invoiceNumber }: Invoice): string =>
  invoiceNumber.trim() === '' ? 'invoice.pdf' : `invoice-${invoiceNumber.trim()}.pdf`
