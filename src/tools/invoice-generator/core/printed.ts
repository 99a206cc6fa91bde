import { formatDay } from '../../../lib/format-day.ts'
import type { Language } from '../../../lib/i18n.ts'
import { formatMoney } from '../../../lib/money/currency.ts'
import { type Decimal, decimalText } from '../../../lib/money/decimal.ts'
import type { DecimalMark } from '../../../lib/money/parse-amount.ts'
import { type Amounts, minorUnits } from './amounts.ts'
import type { Invoice, PaperSize } from './invoice.ts'

/** The words of the printed invoice, in its language. */
export type PrintedWords = {
  readonly invoice: string
  readonly from: string
  readonly billTo: string
  readonly number: string
  readonly date: string
  readonly due: string
  readonly description: string
  readonly quantity: string
  readonly price: string
  readonly amount: string
  readonly subtotal: string
  readonly tax: (rate: string) => string
  readonly total: string
  readonly notes: string
  readonly footer: string
  readonly page: (page: string, pages: string) => string
  readonly title: (number: string, company: string) => string
}

/** The invoice as it is printed: texts only, nothing left to compute. Messages carry it into the worker. */
export type PrintedInvoice = {
  readonly language: Language
  readonly paper: PaperSize
  /** Of the document, for readers and window titles. */
  readonly title: string
  readonly author: string
  readonly heading: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly parties: readonly {
    readonly label: string
    readonly name: string
    readonly lines: readonly string[]
  }[]
  readonly columns: readonly [description: string, quantity: string, price: string, amount: string]
  readonly rows: readonly (readonly [description: string, quantity: string, price: string, amount: string])[]
  readonly sums: readonly (readonly [label: string, value: string])[]
  readonly notes: { readonly label: string; readonly text: string } | null
  readonly footer: string
  /** `Page {page} of {pages}`, with both still to be put in. */
  readonly pageOf: string
}

export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', tr: 'tr-TR' }
export const decimalMarks: Readonly<Record<Language, DecimalMark>> = { en: '.', tr: ',' }

const plain = (language: Language) => new Intl.NumberFormat(locales[language], { maximumFractionDigits: 20 })
const numbers: Readonly<Record<Language, Intl.NumberFormat>> = { en: plain('en'), tr: plain('tr') }

/** A number as the language writes it, with all its decimals and none more. */
const shownNumber = (value: Decimal, language: Language): string =>
  numbers[language].format(decimalText(value))

export const shownPercent = (value: Decimal, language: Language): string =>
  language === 'tr' ? `%${shownNumber(value, language)}` : `${shownNumber(value, language)}%`

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** Line breaks stay; other control characters, which print nothing, become spaces. */
const printable = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // Also marks of direction, which no font draws and no reader sees.
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, (mark) => (mark === '\n' ? mark : ' '))
    .normalize('NFC')

const oneLine = (text: string) => printable(text).replace(/\s+/g, ' ').trim()

/** Lays down what is printed. Amounts that could not be read are printed as they were typed. */
export function printInvoice(
  invoice: Invoice,
  amounts: Amounts,
  words: PrintedWords,
  language: Language,
): PrintedInvoice {
  const money = (amount: bigint) => formatMoney(amount, invoice.currency, locales[language])
  const lines = (...texts: string[]) =>
    texts.flatMap((text) => printable(text).split('\n')).filter((line) => line.trim() !== '')
  const number = oneLine(invoice.invoiceNumber)
  const facts: (readonly [string, string])[] = []
  if (number !== '') facts.push([words.number, number])
  if (isDay(invoice.invoiceDate)) facts.push([words.date, formatDay(invoice.invoiceDate, language)])
  if (isDay(invoice.dueDate)) facts.push([words.due, formatDay(invoice.dueDate, language)])
  const notes = printable(invoice.notes).trim()
  const rate = amounts.taxRate.ok ? shownPercent(amounts.taxRate.value, language) : invoice.taxRate
  return {
    language,
    paper: invoice.paper,
    title: words.title(number, oneLine(invoice.companyName)).trim(),
    author: oneLine(invoice.companyName),
    heading: words.invoice,
    facts,
    parties: [
      {
        label: words.from,
        name: oneLine(invoice.companyName),
        lines: lines(invoice.companyAddress, invoice.companyPhone, invoice.companyEmail),
      },
      {
        label: words.billTo,
        name: oneLine(invoice.clientName),
        lines: lines(invoice.clientAddress, invoice.clientPhone, invoice.clientEmail),
      },
    ],
    columns: [words.description, words.quantity, words.price, words.amount],
    rows: amounts.items.map(({ item, quantity, price, total }) => [
      printable(item.description).trim(),
      quantity.ok ? shownNumber(quantity.value, language) : oneLine(item.quantity),
      price.ok ? money(minorUnits(price.value, amounts.decimals)) : oneLine(item.price),
      total === undefined ? '' : money(total),
    ]),
    sums: [
      [words.subtotal, money(amounts.subtotal)],
      [words.tax(rate), money(amounts.tax)],
      [words.total, money(amounts.total)],
    ],
    notes: notes === '' ? null : { label: words.notes, text: notes },
    footer: words.footer,
    pageOf: words.page('{page}', '{pages}'),
  }
}

/** The text that stands on one page of several. */
export const pageText = ({ pageOf }: PrintedInvoice, page: number, pages: number): string =>
  pageOf.replace('{page}', String(page)).replace('{pages}', String(pages))

/** Every text that is printed, for the choice of fonts. */
export function printedTexts(printed: PrintedInvoice): string[] {
  const { heading, facts, parties, columns, rows, sums, notes, footer, pageOf } = printed
  return [
    heading,
    ...facts.flat(),
    ...parties.flatMap(({ label, name, lines }) => [label, name, ...lines]),
    ...columns,
    ...rows.flat(),
    ...sums.flat(),
    ...(notes ? [notes.label, notes.text] : []),
    footer,
    pageOf,
    '0123456789…',
  ]
}
