import { array, boolean, type GenericSchema, minLength, object, picklist, pipe, regex, string } from 'valibot'
import { documentLanguages } from './document-languages.ts'
import { currencies, defaultOptions, type Invoice, paperSizes, zeroCategories } from './invoice.ts'
import type { CompanyTemplate, ItemTemplate } from './saved.ts'

const specified = {
  companyName: string(),
  companyAddress: string(),
  companyPhone: string(),
  companyEmail: string(),
  clientName: string(),
  clientAddress: string(),
  clientPhone: string(),
  clientEmail: string(),
  invoiceNumber: string(),
  invoiceDate: string(),
  dueDate: string(),
  notes: string(),
  taxRate: string(),
  currency: picklist(currencies),
  paper: picklist(paperSizes),
}

const firstItem = object({ id: string(), description: string(), quantity: string(), price: string() })

/** The first format: the specified form, currency and paper. */
export const firstInvoiceSchema = object({ ...specified, items: pipe(array(firstItem), minLength(1)) })

const itemSchema = object({ ...firstItem.entries, taxRate: string(), discount: string() })

const senderOptions = {
  mark: picklist(['', '.', ',']),
  currency: picklist(currencies),
  paper: picklist(paperSizes),
  language: picklist(['', ...documentLanguages]),
  accent: pipe(string(), regex(/^#[0-9a-f]{6}$/)),
  showLogo: boolean(),
  taxName: string(),
  pricesIncludeTax: boolean(),
  taxPerItem: boolean(),
  discountPerItem: boolean(),
  accountHolder: string(),
  iban: string(),
  bic: string(),
  paymentDetails: string(),
  paymentCode: boolean(),
  eInvoice: boolean(),
  companyVatId: string(),
  companyTaxNumber: string(),
  companyCountry: string(),
  companyPostCode: string(),
  companyCity: string(),
  zeroCategory: picklist(zeroCategories),
  exemptionReason: string(),
}

/** The second format: with everything that can be folded out. */
export const invoiceSchema: GenericSchema<unknown, Invoice> = object({
  ...specified,
  ...senderOptions,
  items: pipe(array(itemSchema), minLength(1)),
  discount: string(),
  shipping: string(),
  clientVatId: string(),
  clientCountry: string(),
  clientPostCode: string(),
  clientCity: string(),
  buyerReference: string(),
  deliveryDate: string(),
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
  description: string(),
  price: string(),
  taxRate: string(),
  discount: string(),
})

type FirstInvoice = Omit<Invoice, keyof typeof defaultOptions | 'items'> &
  Pick<Invoice, 'currency' | 'paper'> & {
    readonly items: readonly Pick<Invoice['items'][number], 'id' | 'description' | 'quantity' | 'price'>[]
  }

/** An invoice of the first format in the second. */
export const withDefaultOptions = (first: FirstInvoice): Invoice => ({
  ...defaultOptions,
  ...first,
  items: first.items.map((item) => ({ ...item, taxRate: '', discount: '' })),
})
