import { describe, expect, it } from 'vitest'
import { emptyInvoice, type Invoice, newItem } from '../invoice/invoice.ts'
import { printInvoice } from '../text/printed.ts'
import { printedWords } from '../words/words-of.ts'
import { readAmounts } from './amounts.ts'

type Line = readonly [quantity: string, price: string, taxRate?: string, discount?: string]

const invoiceOf = (lines: readonly Line[], change: Partial<Invoice> = {}): Invoice => ({
  ...emptyInvoice,
  items: lines.map(([quantity, price, taxRate = '', discount = ''], index) => ({
    ...newItem(String(index)),
    quantity,
    price,
    taxRate,
    discount,
  })),
  ...change,
})

const print = (invoice: Invoice) => printInvoice(invoice, readAmounts(invoice, '.'), printedWords.en, 'en')
const sums = (invoice: Invoice) => print(invoice).sums.map(({ label, value }) => `${label} ${value}`)
const problems = (invoice: Invoice) => readAmounts(invoice, '.').problems

describe('printed sums', () => {
  it('have three rows for the specified form', () => {
    expect(sums(invoiceOf([['1', '396.50']], { taxRate: '23' }))).toEqual([
      'Subtotal $396.50',
      'Tax (23%) $91.20',
      'Total $487.70',
    ])
  })

  it('list every rate with its taxable amount', () => {
    const lines: Line[] = [
      ['1', '100', '19'],
      ['2', '10.55', '7'],
    ]
    expect(sums(invoiceOf(lines, { taxPerItem: true, taxName: 'VAT' }))).toEqual([
      'Subtotal $121.10',
      'VAT (19% of $100.00) $19.00',
      'VAT (7% of $21.10) $1.48',
      'Total $141.58',
    ])
    // Without the option, rates typed for the items are ignored.
    expect(sums(invoiceOf(lines, { taxRate: '10' }))[1]).toBe('Tax (10%) $12.11')
  })

  it('include discount and shipping', () => {
    const invoice = invoiceOf([['3', '33.33', '', '10%']], {
      discountPerItem: true,
      taxRate: '20',
      discount: '5',
      shipping: '4.90',
    })
    expect(sums(invoice)).toEqual([
      'Subtotal $89.99',
      'Discount -$5.00',
      'Shipping $4.90',
      'Tax (20%) $17.98',
      'Total $107.87',
    ])
    expect(print(invoice).rows[0]?.cells).toEqual(['', '3', '$33.33', '10%', '$89.99'])
  })

  it('extract the tax from prices that include it', () => {
    const invoice = invoiceOf([['1', '119']], { pricesIncludeTax: true, taxRate: '19' })
    expect(sums(invoice)).toEqual(['Subtotal $100.00', 'Tax (19%) $19.00', 'Total $119.00'])
    expect(sums({ ...invoice, discount: '10%' })).toEqual([
      'Subtotal $119.00',
      'Discount (10%) -$11.90',
      'Net Amount $90.00',
      'Tax (19%) $17.10',
      'Total $107.10',
    ])
    expect(print(invoice).remarks).toEqual(['Prices include tax.'])
  })

  it('follow items whose quantities have units and whose prices have all their decimals', () => {
    const invoice = invoiceOf([['0.25', '80']])
    const items = [
      { ...newItem('1'), description: 'Advice', unit: 'hour', quantity: '0.25', price: '80' },
      { ...newItem('2'), description: 'Power', unit: 'kilowatt-hour', quantity: '812.5', price: '0.2834' },
      { ...newItem('3'), description: 'Advice', unit: 'day', quantity: '1', price: '640' },
    ] as const
    const rows = (language: 'en' | 'de' | 'tr') => {
      const typed = { ...invoice, items }
      const { rows } = printInvoice(typed, readAmounts(typed, '.'), printedWords[language], language)
      return rows.map(({ cells }) => cells.join(' | ').replaceAll('\u00a0', ' '))
    }
    expect(rows('en')).toEqual([
      'Advice | 0.25 hours | $80.00 | $20.00',
      'Power | 812.5 kWh | $0.2834 | $230.26',
      'Advice | 1 day | $640.00 | $640.00',
    ])
    expect(rows('de')[0]).toBe('Advice | 0,25 Stunden | 80,00 $ | 20,00 $')
    expect(rows('tr')[0]).toBe('Advice | 0,25 saat | $80,00 | $20,00')
  })

  it('state rate and taxable amount in Turkish word order', () => {
    const invoice = invoiceOf(
      [
        ['1', '2502.39', '20'],
        ['1', '10', '1'],
      ],
      { taxPerItem: true, currency: 'TRY' },
    )
    const printed = printInvoice(invoice, readAmounts(invoice, '.'), printedWords.tr, 'tr')
    expect(printed.sums[1]?.label).toBe('%20 Vergi (₺2.502,39 üzerinden)')
  })

  it('follow the language of the invoice', () => {
    const invoice = invoiceOf([['1', '1234.5']], { currency: 'EUR', taxRate: '19' })
    const printed = printInvoice(invoice, readAmounts(invoice, '.'), printedWords.de, 'de')
    expect(printed.sums.map(({ label, value }) => `${label} ${value}`.replace(/\s/g, ' '))).toEqual([
      'Zwischensumme 1.234,50 €',
      'MwSt. (19 %) 234,56 €',
      'Gesamtbetrag 1.469,06 €',
    ])
  })
})

describe('a discount', () => {
  it.each([
    ['10%', 0],
    ['%10', 0],
    ['100 %', 0],
    ['', 0],
    ['5', 0],
    ['100.01', 1],
    ['101%', 1],
    ['-5', 1],
    ['ten', 1],
    ['0.001', 1],
  ])('of %s on 100.00 has %i problems', (discount, expected) => {
    expect(problems(invoiceOf([['1', '100']], { discount }))).toBe(expected)
    expect(problems(invoiceOf([['1', '100', '', discount]], { discountPerItem: true }))).toBe(expected)
  })
})

it('counts an invalid rate once per place where it was typed', () => {
  const lines: Line[] = [
    ['1', '1', 'x'],
    ['1', '1'],
  ]
  expect(problems(invoiceOf(lines, { taxPerItem: true, taxRate: 'y' }))).toBe(2)
})
