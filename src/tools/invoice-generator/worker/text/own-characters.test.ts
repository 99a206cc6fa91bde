import { expect, it } from 'vitest'
import { readAmounts } from '../../core/amounts/amounts.ts'
import { documentLanguages } from '../../core/invoice/document-languages.ts'
import { currencies, emptyInvoice, type Invoice, newItem } from '../../core/invoice/invoice.ts'
import { units } from '../../core/invoice/units.ts'
import { neededSubsets } from '../../core/text/font-subsets.ts'
import { printedTexts, printInvoice } from '../../core/text/printed.ts'
import { printedWords } from '../../core/words/words-of.ts'
import { fontFiles } from '../../testing/font-files.ts'
import { missingCharacters } from '../pdf/make.ts'

/** All kinds of formatted numbers: large, below 1, negative (a discount), many decimals, percent. */
const invoiceIn = (currency: (typeof currencies)[number]): Invoice => ({
  ...emptyInvoice,
  companyName: 'Nook',
  clientName: 'Ada',
  invoiceDate: '2026-08-31',
  dueDate: '2026-12-01',
  deliveryDate: '2026-02-03',
  currency,
  taxPerItem: true,
  taxRate: '8.875',
  discountPerItem: true,
  discount: '12345',
  shipping: '0.5',
  items: [
    { ...newItem('1'), quantity: '1234567.5', price: '9876543.21', discount: '2.5%' },
    { ...newItem('2'), price: '0.01', taxRate: '20', discount: '0.01' },
    ...units.map((unit) => ({ ...newItem(unit), unit, quantity: '2.5', price: '0.000125' })),
  ],
})

it('inserts only characters that the fonts have, in every language and currency', () => {
  const bySubsets = new Map<string, Set<string>>()
  for (const language of documentLanguages)
    for (const currency of currencies) {
      const invoice = invoiceIn(currency)
      const texts = printedTexts(
        printInvoice(invoice, readAmounts(invoice, '.'), printedWords[language], language),
      )
      const subsets = neededSubsets(texts).join(' ')
      const characters = bySubsets.get(subsets) ?? new Set()
      for (const character of texts.join('')) characters.add(character)
      bySubsets.set(subsets, characters)
    }
  for (const [subsets, characters] of bySubsets) {
    const all = [...characters].filter((character) => character !== '\n')
    // No format characters, which only shape or direct text, are inserted.
    expect(all.filter((character) => /\p{Cf}|(?!\u00a0)[^\S ]/u.test(character))).toEqual([])
    expect(missingCharacters(fontFiles(all), all), subsets).toEqual([])
  }
})
