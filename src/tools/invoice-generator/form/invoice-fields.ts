import type { Invoice, Item } from '../core/invoice/invoice.ts'
import type { Messages } from '../messages.en.ts'

/** A field's label on the page and its value. */
export type LabelledField = { readonly label: string; readonly text: string }

/** The decimal separator is not a field: it follows the page. */
type Labels = Readonly<Record<Exclude<keyof Invoice, 'items' | 'mark'>, string>>

const withoutStar = (label: string) => label.replace(' *', '')

function labelsOf(t: Messages): Labels {
  const of = (party: 'company' | 'client', field: string) => `${t[party]}, ${field}`
  return {
    companyName: withoutStar(t.companyName),
    companyAddress: of('company', t.address),
    companyPhone: of('company', t.phone),
    companyEmail: of('company', t.email),
    clientName: withoutStar(t.clientName),
    clientAddress: of('client', t.address),
    clientPhone: of('client', t.phone),
    clientEmail: of('client', t.email),
    invoiceNumber: t.invoiceNumber,
    invoiceDate: t.invoiceDate,
    dueDate: t.dueDate,
    currency: t.currency,
    paper: t.paper,
    taxRate: t.taxRate,
    notes: t.notes,
    language: t.invoiceLanguage,
    accent: t.accent,
    showLogo: t.showLogo,
    taxName: t.taxName,
    pricesIncludeTax: t.inclusive,
    taxPerItem: t.taxPerItem,
    discountPerItem: t.discountPerItem,
    accountHolder: t.accountHolder,
    iban: 'IBAN',
    bic: 'BIC',
    paymentDetails: t.paymentDetails,
    paymentCode: t.paymentCode,
    eInvoice: t.eInvoice,
    companyVatId: t.companyVatId,
    companyTaxNumber: t.companyTaxNumber,
    companyCountry: of('company', t.country),
    companyPostCode: of('company', t.postCode),
    companyCity: of('company', t.city),
    zeroCategory: t.zeroCategory,
    exemptionReason: t.exemptionReason,
    discount: t.documentDiscount,
    shipping: t.shipping,
    clientVatId: t.clientVatId,
    clientCountry: of('client', t.country),
    clientPostCode: of('client', t.postCode),
    clientCity: of('client', t.city),
    buyerReference: t.buyerReference,
    deliveryDate: t.deliveryDate,
  }
}

const itemText = ({ quantity, description, price, taxRate, discount }: Item): string =>
  [`${quantity} × ${description}`, price, taxRate, discount].filter((part) => part !== '').join(' · ')

/** Every field of an invoice, labelled as on the page. */
function fieldsOf(invoice: Invoice, t: Messages): readonly LabelledField[] {
  const textOf = (field: keyof Labels): string => {
    const value = invoice[field]
    if (typeof value === 'boolean') return value ? t.on : t.off
    if (field === 'zeroCategory') return t.zeroCategories[invoice.zeroCategory]
    if (field === 'language') return invoice.language === '' ? t.pageLanguage : t.languages[invoice.language]
    return value
  }
  const fields = Object.entries(labelsOf(t)).map(([field, label]) => ({
    label,
    text: textOf(field as keyof Labels),
  }))
  const items = invoice.items.map((item, index) => ({
    label: t.itemOf(String(index + 1)),
    text: itemText(item),
  }))
  return [...fields, ...items]
}

/** The fields of an invoice that differ from another one; empty values for fields that only the other has. */
export function differentFields(invoice: Invoice, other: Invoice, t: Messages): readonly LabelledField[] {
  const own = new Map(fieldsOf(invoice, t).map(({ label, text }) => [label, text]))
  const others = new Map(fieldsOf(other, t).map(({ label, text }) => [label, text]))
  return [...new Set([...own.keys(), ...others.keys()])]
    .filter((label) => own.get(label) !== others.get(label))
    .map((label) => ({ label, text: own.get(label) ?? '' }))
}

/** The filled fields, one per line, for copying. */
export const invoiceText = (invoice: Invoice, t: Messages): string =>
  fieldsOf(invoice, t)
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n')
