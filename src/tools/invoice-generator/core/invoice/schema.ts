import { boolean, type GenericSchema, object, optional, picklist, pipe, regex, string } from 'valibot'
import { listOf, textUpTo } from '../../../../lib/stored-data/bounded-schema.ts'
import type { CompanyTemplate, ItemTemplate } from '../saved/saved.ts'
import { documentLanguages } from './document-languages.ts'
import { currencies, defaultOptions, type Invoice, paperSizes, zeroCategories } from './invoice.ts'
import { units } from './units.ts'

/** One line, and several: far more than anybody types, and little enough for every page to show. */
const line = textUpTo(2_000)
const lines = textUpTo(20_000)

/** More than the form allows, as older builds allowed more. */
const maxStoredItems = 2_000

const specified = {
  companyName: line,
  companyAddress: lines,
  companyPhone: line,
  companyEmail: line,
  clientName: line,
  clientAddress: lines,
  clientPhone: line,
  clientEmail: line,
  invoiceNumber: line,
  invoiceDate: line,
  dueDate: line,
  notes: lines,
  taxRate: line,
  currency: picklist(currencies),
  paper: picklist(paperSizes),
}

const firstItem = object({ id: line, description: lines, quantity: line, price: line })

/** The first format: the specified form, currency and paper. */
export const firstInvoiceSchema = object({ ...specified, items: listOf(firstItem, maxStoredItems, 1) })

/** Items stored before units existed count pieces. */
const unit = optional(picklist(units), '')

const itemSchema = object({ ...firstItem.entries, unit, taxRate: line, discount: line })

const senderOptions = {
  mark: picklist(['', '.', ',']),
  currency: picklist(currencies),
  paper: picklist(paperSizes),
  language: picklist(['', ...documentLanguages]),
  accent: pipe(string(), regex(/^#[0-9a-f]{6}$/)),
  showLogo: boolean(),
  taxName: line,
  pricesIncludeTax: boolean(),
  taxPerItem: boolean(),
  discountPerItem: boolean(),
  accountHolder: line,
  iban: line,
  bic: line,
  paymentDetails: lines,
  paymentCode: boolean(),
  eInvoice: boolean(),
  companyVatId: line,
  companyTaxNumber: line,
  companyCountry: line,
  companyPostCode: line,
  companyCity: line,
  zeroCategory: picklist(zeroCategories),
  exemptionReason: lines,
}

/** The second format: adds all optional groups. */
export const invoiceSchema: GenericSchema<unknown, Invoice> = object({
  ...specified,
  ...senderOptions,
  items: listOf(itemSchema, maxStoredItems, 1),
  discount: line,
  shipping: line,
  clientVatId: line,
  clientCountry: line,
  clientPostCode: line,
  clientCity: line,
  buyerReference: line,
  deliveryDate: line,
})

const { companyName, companyAddress, companyPhone, companyEmail, taxRate, notes } = specified

export const companySchema: GenericSchema<unknown, CompanyTemplate> = object({
  companyName,
  companyAddress,
  companyPhone,
  companyEmail,
  taxRate,
  notes,
  ...senderOptions,
})

export const itemTemplateSchema: GenericSchema<unknown, ItemTemplate> = object({
  mark: picklist(['', '.', ',']),
  description: lines,
  unit,
  price: line,
  taxRate: line,
  discount: line,
})

type FirstInvoice = Omit<Invoice, keyof typeof defaultOptions | 'items'> &
  Pick<Invoice, 'currency' | 'paper'> & {
    readonly items: readonly Pick<Invoice['items'][number], 'id' | 'description' | 'quantity' | 'price'>[]
  }

/** Migrates an invoice from the first format to the second. */
export const withDefaultOptions = (first: FirstInvoice): Invoice => ({
  ...defaultOptions,
  ...first,
  items: first.items.map((item) => ({ ...item, unit: '', taxRate: '', discount: '' })),
})
