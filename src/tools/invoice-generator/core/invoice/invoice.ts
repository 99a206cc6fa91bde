import type { DecimalSeparator } from '../../../../lib/money/parse-amount.ts'
import type { DocumentLanguage } from './document-languages.ts'
import type { Unit } from './units.ts'

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

/**
 * What a rate of 0 % means, by the duty categories of UNTDID 5305 that EN 16931 uses: zero rated, exempt, reverse
 * charge, supply within the European Union, export, outside of the scope of VAT.
 */
export const zeroCategories = ['Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type ZeroCategory = (typeof zeroCategories)[number]

/** One line of the invoice, as typed: amounts stay text until they are read, so that no keystroke is lost. */
export type Item = {
  readonly id: string
  readonly description: string
  readonly quantity: string
  readonly unit: Unit
  readonly price: string
  /** Used with `taxPerItem`; empty: the invoice's rate. */
  readonly taxRate: string
  /** Used with `discountPerItem`: an amount, or a percentage with its sign. */
  readonly discount: string
}

export type Party = 'company' | 'client'

/** The fields of the specified form. Days are `YYYY-MM-DD` or empty. */
type SpecifiedFields = { readonly [Field in `${Party}${'Name' | 'Address' | 'Phone' | 'Email'}`]: string } & {
  readonly invoiceNumber: string
  readonly invoiceDate: string
  readonly dueDate: string
  readonly items: readonly Item[]
  readonly notes: string
  readonly taxRate: string
}

/** The sender's fields, carried over from invoice to invoice. */
export type SenderOptions = {
  /** The decimal separator with which the amounts were typed; empty if unknown. */
  readonly mark: DecimalSeparator | ''
  readonly currency: Currency
  readonly paper: PaperSize
  /** Empty: the language of the page. */
  readonly language: DocumentLanguage | ''
  /** `#rrggbb`. */
  readonly accent: string
  readonly showLogo: boolean
  readonly taxName: string
  readonly pricesIncludeTax: boolean
  readonly taxPerItem: boolean
  readonly discountPerItem: boolean
  readonly accountHolder: string
  readonly iban: string
  readonly bic: string
  readonly paymentDetails: string
  readonly paymentCode: boolean
  readonly eInvoice: boolean
  readonly companyVatId: string
  /** The tax office's number, for senders without a VAT number. */
  readonly companyTaxNumber: string
  /** ISO 3166-1, two letters, or empty. */
  readonly companyCountry: string
  readonly companyPostCode: string
  readonly companyCity: string
  readonly zeroCategory: ZeroCategory
  readonly exemptionReason: string
}

/** The fields of this invoice alone. */
type OwnOptions = {
  readonly discount: string
  readonly shipping: string
  readonly clientVatId: string
  readonly clientCountry: string
  readonly clientPostCode: string
  readonly clientCity: string
  readonly buyerReference: string
  readonly deliveryDate: string
}

/** The invoice as typed. */
export type Invoice = SpecifiedFields & SenderOptions & OwnOptions

/** Default days from invoice date to due date. */
const daysToPay = 30

/** The calendar day so many days later, unaffected by daylight saving time. */
export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const later = new Date(0)
  later.setUTCFullYear(year, month - 1, date + days)
  return later.toISOString().slice(0, 10)
}

export const newItem = (id: string): Item => ({
  id,
  description: '',
  quantity: '1',
  unit: '',
  price: '0',
  taxRate: '',
  discount: '',
})

/** The colour of text: an invoice without an accent. */
export const plainAccent = '#16211c'

export const defaultOptions: SenderOptions & OwnOptions = {
  mark: '',
  currency: 'USD',
  paper: 'A4',
  language: '',
  accent: plainAccent,
  showLogo: true,
  taxName: '',
  pricesIncludeTax: false,
  taxPerItem: false,
  discountPerItem: false,
  accountHolder: '',
  iban: '',
  bic: '',
  paymentDetails: '',
  paymentCode: true,
  eInvoice: false,
  companyVatId: '',
  companyTaxNumber: '',
  companyCountry: '',
  companyPostCode: '',
  companyCity: '',
  zeroCategory: 'Z',
  exemptionReason: '',
  discount: '',
  shipping: '',
  clientVatId: '',
  clientCountry: '',
  clientPostCode: '',
  clientCity: '',
  buyerReference: '',
  deliveryDate: '',
}

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
  ...defaultOptions,
}

/** A number derived from the time; `moment` is in milliseconds since 1970. */
const numberAt = (moment: number): string => `INV-${moment}`

/** A new invoice of this time and day, with the sender's fields of another one. */
export function newInvoice(moment: number, today: string, last: Invoice = emptyInvoice): Invoice {
  return {
    ...last,
    clientName: '',
    clientAddress: '',
    clientPhone: '',
    clientEmail: '',
    clientVatId: '',
    clientCountry: '',
    clientPostCode: '',
    clientCity: '',
    buyerReference: '',
    deliveryDate: '',
    discount: '',
    shipping: '',
    items: emptyInvoice.items,
    invoiceNumber: numberAt(moment),
    invoiceDate: today,
    dueDate: addDays(today, daysToPay),
  }
}

/** Whether Generate is enabled: both names are filled in. */
export const hasNames = ({ companyName, clientName }: Invoice): boolean =>
  companyName.trim() !== '' && clientName.trim() !== ''

/** Whether the invoice has any content of its own. */
export const isBlank = (invoice: Invoice): boolean =>
  [
    invoice.companyName,
    invoice.clientName,
    invoice.notes,
    ...invoice.items.map((item) => item.description),
  ].every((text) => text.trim() === '')

/** The document's file name; characters that file systems refuse are replaced on saving. */
export const fileNameOf = ({ invoiceNumber }: Invoice, extension: 'pdf' | 'xml' = 'pdf'): string =>
  invoiceNumber.trim() === '' ? `invoice.${extension}` : `invoice-${invoiceNumber.trim()}.${extension}`
