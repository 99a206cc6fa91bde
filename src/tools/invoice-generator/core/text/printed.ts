import type { Amounts, ReadItem } from '../amounts/amounts.ts'
import { type Formats, formatsFor } from '../amounts/formats.ts'
import type { ReadDiscount } from '../amounts/read-amount.ts'
import { type PrintedSum, printedSums } from '../amounts/sums.ts'
import { type DocumentLanguage, documentLocale } from '../invoice/document-languages.ts'
import type { Invoice, PaperSize, Party } from '../invoice/invoice.ts'
import { isBlankItem } from '../invoice/items.ts'
import { missingPlaceLines, placeOf } from '../layout/place.ts'
import { paymentLines } from '../payment/payment.ts'
import { type PaymentCode, paymentCode } from '../payment/payment-code.ts'
import type { PrintedWords } from '../words/printed-words.ts'
import { isDay, linesOf, oneLine, printable } from './texts.ts'

/** A picture as a data URL, with its size in pixels. */
export type Logo = { readonly source: string; readonly width: number; readonly height: number }

/** The invoice as printed: formatted texts only, which can be sent to the worker. */
export type PrintedInvoice = {
  readonly language: DocumentLanguage
  readonly paper: PaperSize
  /** `#rrggbb`. */
  readonly accent: string
  readonly logo: (Logo & { readonly description: string }) | null
  /** Document title, for PDF readers. */
  readonly title: string
  readonly author: string
  readonly heading: string
  readonly details: readonly (readonly [label: string, value: string])[]
  readonly parties: readonly {
    readonly party: Party
    readonly label: string
    readonly name: string
    readonly lines: readonly string[]
  }[]
  /** The description first, the amount last. */
  readonly columns: readonly string[]
  /** Without untouched items, of which nothing was typed. */
  readonly rows: readonly { readonly item: string; readonly cells: readonly string[] }[]
  readonly sums: readonly PrintedSum[]
  /** Below the sums, such as why there is no tax. */
  readonly remarks: readonly string[]
  readonly payment: {
    readonly label: string
    readonly lines: readonly string[]
    readonly code: (PaymentCode & { readonly caption: string }) | null
  } | null
  readonly notes: { readonly label: string; readonly text: string } | null
  readonly footer: string
  /** Running header of further pages, such as `Invoice INV-7`. */
  readonly runningTitle: string
  /** `Page {page} of {pages}`, with both placeholders. */
  readonly pageOf: string
}

/** Formats an invoice for print. Invalid amounts are printed as typed. */
export function printInvoice(
  invoice: Invoice,
  amounts: Amounts,
  words: PrintedWords,
  language: DocumentLanguage,
  logo: Logo | null = null,
): PrintedInvoice {
  const formats = formatsFor(language, documentLocale(language, invoice))
  const number = oneLine(invoice.invoiceNumber)
  const company = oneLine(invoice.companyName)
  const notes = printable(invoice.notes).trim()
  const payment = paymentLines(invoice, words)
  const code = paymentCode(invoice, amounts)
  const { columns, rows } = printTable(invoice, amounts, words, formats)
  return {
    language,
    paper: invoice.paper,
    accent: invoice.accent,
    logo: logo && invoice.showLogo ? { ...logo, description: words.logo(company) } : null,
    title: words.title(number, company).trim(),
    author: company,
    heading: words.invoice,
    details: printDetails(invoice, words, formats),
    parties: [
      printParty(invoice, 'company', words.from, words, formats),
      printParty(invoice, 'client', words.billTo, words, formats),
    ],
    columns,
    rows,
    sums: printedSums(invoice, amounts, words, formats),
    remarks: remarksOf(invoice, amounts, words),
    payment:
      payment.length > 0
        ? { label: words.payment, lines: payment, code: code && { ...code, caption: words.scanToPay } }
        : null,
    notes: notes === '' ? null : { label: words.notes, text: notes },
    footer: words.footer,
    runningTitle: words.title(number, '').trim(),
    pageOf: words.page('{page}', '{pages}'),
  }
}

function remarksOf(invoice: Invoice, amounts: Amounts, words: PrintedWords): string[] {
  const { zeroCategory: category } = invoice
  const untaxed = amounts.groups.some(({ rate }) => rate.units === 0n)
  const defaultReason = category === 'Z' || category === 'E' ? '' : words.untaxed[category]
  const reason = category === 'Z' ? '' : oneLine(invoice.exemptionReason) || defaultReason
  return [invoice.pricesIncludeTax ? words.inclusive : '', untaxed ? reason : ''].filter(
    (text) => text !== '',
  )
}

function printDetails(invoice: Invoice, words: PrintedWords, formats: Formats) {
  const details: (readonly [label: string, value: string])[] = [
    [words.number, oneLine(invoice.invoiceNumber)],
    ...(['invoiceDate', 'deliveryDate', 'dueDate'] as const).map((field): readonly [string, string] => [
      { invoiceDate: words.date, deliveryDate: words.delivery, dueDate: words.due }[field],
      isDay(invoice[field]) ? formats.day(invoice[field]) : oneLine(invoice[field]),
    ]),
    [words.buyerReference, oneLine(invoice.buyerReference)],
  ]
  return details.filter(([, value]) => value !== '')
}

function printParty(invoice: Invoice, party: Party, label: string, words: PrintedWords, formats: Formats) {
  const address = linesOf(invoice[`${party}Address`])
  const vatId = oneLine(invoice[`${party}VatId`])
  const taxNumber = party === 'company' ? oneLine(invoice.companyTaxNumber) : ''
  return {
    party,
    label,
    name: oneLine(invoice[`${party}Name`]),
    lines: [
      ...address,
      ...missingPlaceLines(address, placeOf(invoice, party), formats.country),
      ...linesOf(invoice[`${party}Phone`], invoice[`${party}Email`]),
      ...(vatId === '' ? [] : [`${words.vatId}: ${vatId}`]),
      ...(taxNumber === '' ? [] : [`${words.taxNumber}: ${taxNumber}`]),
    ],
  }
}

function printTable(invoice: Invoice, amounts: Amounts, words: PrintedWords, formats: Formats) {
  const money = (amount: bigint) => formats.money(amount, invoice.currency)
  const discount = ({ item, discount }: ReadItem): string => {
    if (!discount.ok) return oneLine(item.discount)
    return discount.amount === 0n ? '' : shownDiscount(discount, money, formats)
  }
  const columns: readonly (readonly [head: string, cell: (item: ReadItem) => string])[] = [
    [words.description, ({ item }) => printable(item.description).trim()],
    [
      words.quantity,
      ({ item, quantity }) =>
        quantity.ok ? formats.quantity(quantity.value, item.unit) : oneLine(item.quantity),
    ],
    [
      words.price,
      ({ item, price }) => (price.ok ? formats.price(price.value, invoice.currency) : oneLine(item.price)),
    ],
    ...(invoice.discountPerItem ? [[words.discount, discount] as const] : []),
    ...(invoice.taxPerItem
      ? [
          [
            oneLine(invoice.taxName) || words.taxName,
            ({ item, taxRate }: ReadItem) =>
              taxRate.ok ? formats.percent(taxRate.value) : oneLine(item.taxRate),
          ] as const,
        ]
      : []),
    [words.amount, ({ total }) => (total === undefined ? '' : money(total))],
  ]
  return {
    columns: columns.map(([head]) => head),
    rows: amounts.printed
      .filter(({ item }) => !isBlankItem(item))
      .map((read) => ({ item: read.item.id, cells: columns.map(([, cell]) => cell(read)) })),
  }
}

const shownDiscount = (
  { percent, amount }: Extract<ReadDiscount, { ok: true }>,
  money: (amount: bigint) => string,
  formats: Formats,
) => (percent ? formats.percent(percent) : money(amount))

/** The page number text of one page. */
export const pageText = ({ pageOf }: PrintedInvoice, page: number, pages: number): string =>
  pageOf.replace('{page}', String(page)).replace('{pages}', String(pages))

/** All printed texts, for choosing fonts. */
export function printedTexts(printed: PrintedInvoice): string[] {
  const {
    heading,
    details,
    parties,
    columns,
    rows,
    sums,
    remarks,
    payment,
    notes,
    footer,
    runningTitle,
    pageOf,
  } = printed
  return [
    heading,
    ...details.flat(),
    ...parties.flatMap(({ label, name, lines }) => [label, name, ...lines]),
    ...columns,
    ...rows.flatMap(({ cells }) => cells),
    ...sums.flatMap(({ label, value }) => [label, value]),
    ...remarks,
    ...(payment ? [payment.label, ...payment.lines, payment.code?.caption ?? ''] : []),
    ...(notes ? [notes.label, notes.text] : []),
    footer,
    runningTitle,
    pageOf,
    '0123456789…',
  ]
}
