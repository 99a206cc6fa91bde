import type { Amounts } from '../amounts/amounts.ts'
import type { PartName } from '../layout/canvas.ts'
import { isWrongDay } from './days.ts'
import { defaultOptions, type Invoice } from './invoice.ts'
import { isBlankItem } from './items.ts'

/** The sections of the form, in the specified order. */
export const sections = ['company', 'client', 'details', 'items', 'taxAndNotes', 'options'] as const
export type Section = (typeof sections)[number]

/** What an invoice needs, in the order of the form. */
const needs = [
  ['company', ({ companyName }) => companyName.trim() !== ''],
  ['client', ({ clientName }) => clientName.trim() !== ''],
  ['items', ({ items }) => items.some((item) => !isBlankItem(item))],
] as const satisfies readonly (readonly [Section, (invoice: Invoice) => boolean])[]

const firstNeed = (invoice: Invoice): number => needs.findIndex(([, isFilled]) => !isFilled(invoice))

/** The first section without which there is nothing to print, if it is empty. */
export const firstEmptySection = (invoice: Invoice): Section | undefined => needs[firstNeed(invoice)]?.[0]

/** The section that is to be filled in next, when a change has filled the one before it. */
export function nextSection(before: Invoice, after: Invoice): Section | undefined {
  const at = firstNeed(before)
  return at >= 0 && firstNeed(after) > at ? firstEmptySection(after) : undefined
}

/** `wrong`: a value has to be corrected before a document can be generated. */
export type SectionState = 'empty' | 'filled' | 'wrong'
export type SectionStates = Readonly<Record<Section, SectionState>>

/** The groups of the options, with the fields that count as set. */
export const optionFields = {
  tax: [
    'taxPerItem',
    'pricesIncludeTax',
    'taxName',
    'companyVatId',
    'clientVatId',
    'companyTaxNumber',
    'zeroCategory',
    'exemptionReason',
  ],
  price: ['discountPerItem', 'discount', 'shipping'],
  payment: ['accountHolder', 'iban', 'bic', 'paymentDetails'],
  delivery: ['deliveryDate', 'buyerReference'],
  address: [
    'companyCountry',
    'companyPostCode',
    'companyCity',
    'clientCountry',
    'clientPostCode',
    'clientCity',
  ],
  appearance: ['language', 'accent'],
  eInvoice: ['eInvoice'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof defaultOptions)[]>>
export type OptionGroupName = keyof typeof optionFields

const optionGroups = Object.keys(optionFields) as OptionGroupName[]

/** The groups of options in which something differs from an untouched form. */
export const setOptionGroups = (invoice: Invoice): OptionGroupName[] =>
  optionGroups.filter((group) =>
    optionFields[group].some((field) => String(invoice[field]).trim() !== String(defaultOptions[field])),
  )

const stateOf = (isWrong: boolean, isFilled: boolean): SectionState =>
  isWrong ? 'wrong' : isFilled ? 'filled' : 'empty'

/** Whether an item has an invalid amount. Untouched items are not printed, so theirs do not matter. */
export const isWrongItem = ({
  item,
  quantity,
  price,
  discount,
  taxRate,
}: Amounts['items'][number]): boolean =>
  !isBlankItem(item) &&
  (!quantity.ok || !price.ok || !discount.ok || (item.taxRate.trim() !== '' && !taxRate.ok))

/** What is filled in and what has to be corrected. */
export function sectionStates(invoice: Invoice, amounts: Amounts): SectionStates {
  const { invoiceNumber, invoiceDate, dueDate } = invoice
  const items = amounts.items.filter(({ item }) => !isBlankItem(item))
  const isZero = amounts.taxRate.ok && amounts.taxRate.value.units === 0n
  return {
    company: stateOf(false, invoice.companyName.trim() !== ''),
    client: stateOf(false, invoice.clientName.trim() !== ''),
    details: stateOf(
      isWrongDay(invoiceDate) || isWrongDay(dueDate),
      invoiceNumber.trim() !== '' && invoiceDate !== '',
    ),
    items: stateOf(items.some(isWrongItem), items.length > 0),
    taxAndNotes: stateOf(!amounts.taxRate.ok, !isZero || invoice.notes.trim() !== ''),
    options: stateOf(
      !amounts.documentDiscount.ok || !amounts.shippingAmount.ok || isWrongDay(invoice.deliveryDate),
      setOptionGroups(invoice).length > 0,
    ),
  }
}

const sectionOfPart: Readonly<Record<PartName, Section>> = {
  logo: 'options',
  company: 'company',
  client: 'client',
  details: 'details',
  item: 'items',
  sums: 'taxAndNotes',
  payment: 'options',
  notes: 'taxAndNotes',
}

/** The section in which a part of the page is edited. */
export const sectionOf = (part: PartName): Section => sectionOfPart[part]

const textsOf = (invoice: Invoice): Readonly<Record<Section, readonly string[]>> => ({
  company: [invoice.companyName, invoice.companyAddress, invoice.companyPhone, invoice.companyEmail],
  client: [invoice.clientName, invoice.clientAddress, invoice.clientPhone, invoice.clientEmail],
  details: [invoice.invoiceNumber],
  items: invoice.items.map(({ description }) => description),
  taxAndNotes: [invoice.notes],
  options: Object.values(optionFields)
    .flat()
    .map((field) => String(invoice[field])),
})

/** Whether a text has one of these characters. */
export function hasOneOf(text: string, characters: readonly string[]): boolean {
  const own = text.normalize('NFC')
  return characters.some((character) => own.includes(character))
}

/** The sections whose fields have one of these characters. */
export function sectionsWith(invoice: Invoice, characters: readonly string[]): Section[] {
  const texts = textsOf(invoice)
  return sections.filter((section) => texts[section].some((text) => hasOneOf(text, characters)))
}
