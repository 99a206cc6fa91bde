import type { Invoice } from '../invoice/invoice.ts'
import { linesOf, oneLine } from '../text/texts.ts'
import type { PrintedWords } from '../words/printed-words.ts'

/** An IBAN in groups of four, as it is printed (ISO 13616). */
const grouped = (iban: string) =>
  iban
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ')

/** The printed payment details; empty if nothing was filled in. */
export function paymentLines(invoice: Invoice, words: PrintedWords): string[] {
  const holder = oneLine(invoice.accountHolder)
  const [iban, bic] = [grouped(oneLine(invoice.iban)), oneLine(invoice.bic).toUpperCase()]
  return [
    ...(holder === '' ? [] : [`${words.accountHolder}: ${holder}`]),
    ...(iban === '' ? [] : [`IBAN: ${iban}`]),
    ...(bic === '' ? [] : [`BIC: ${bic}`]),
    ...linesOf(invoice.paymentDetails),
  ]
}
