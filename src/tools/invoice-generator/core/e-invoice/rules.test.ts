import { describe, expect, it } from 'vitest'
import { readAmounts } from '../amounts/amounts.ts'
import { emptyInvoice, type Invoice, newItem } from '../invoice/invoice.ts'
import { type EInvoice, eInvoiceOf } from './model.ts'
import { eInvoiceProblems } from './rules.ts'

const complete: Invoice = {
  ...emptyInvoice,
  companyName: 'Nook GmbH',
  companyAddress: 'Hauptstr. 1\n10115 Berlin',
  companyCountry: 'DE',
  companyVatId: 'DE 123 456 789',
  clientName: 'Ada Byron',
  clientCountry: 'FR',
  invoiceNumber: 'INV-1',
  invoiceDate: '2026-11-21',
  dueDate: '2026-12-21',
  currency: 'EUR',
  taxRate: '19',
  taxPerItem: true,
  discountPerItem: true,
  discount: '10',
  shipping: '4.90',
  iban: 'DE89 3704 0044 0532 0130 00',
  items: [
    { ...newItem('1'), description: 'Design', quantity: '1.5', price: '33.33', discount: '10%' },
    { ...newItem('2'), description: 'Book', quantity: '3', price: '9.99', taxRate: '7' },
  ],
}

const modelOf = (change: Partial<Invoice> = {}): EInvoice => {
  const invoice = { ...complete, ...change }
  return eInvoiceOf(invoice, readAmounts(invoice, '.'))
}

const broken = (invoice: EInvoice) => eInvoiceProblems(invoice).map(({ rule }) => rule)

const zeroRated: Partial<Invoice> = { taxRate: '0', taxPerItem: false }

it('returns no problems for a complete invoice', () => {
  expect(eInvoiceProblems(modelOf())).toEqual([])
})

describe('missing or invalid input', () => {
  it.each<[string, Partial<Invoice>]>([
    ['BR-06', { companyName: ' ' }],
    ['BR-07', { clientName: '' }],
    ['BR-02', { invoiceNumber: '' }],
    ['BR-03', { invoiceDate: '' }],
    ['BR-03', { invoiceDate: '2026-13-01' }],
    ['BR-CO-25', { dueDate: '' }],
    ['BR-09', { companyCountry: '' }],
    ['BR-09', { companyCountry: 'XX' }],
    ['BR-11', { clientCountry: '' }],
    ['BR-CO-26', { companyVatId: '' }],
    ['BR-CO-09', { companyVatId: '123456789' }],
    ['BR-CO-09', { clientVatId: 'ZZ123' }],
    ['BR-25', { items: [{ ...newItem('1'), price: '5' }] }],
    ['BR-50', { iban: 'DE89 3704 0044 0532 0130 01' }],
    ['BR-E-10', { ...zeroRated, zeroCategory: 'E' }],
    ['BR-AE-02', { ...zeroRated, zeroCategory: 'AE' }],
    ['BR-IC-02', { ...zeroRated, zeroCategory: 'K', deliveryDate: '2026-11-20' }],
    ['BR-IC-11', { ...zeroRated, zeroCategory: 'K', clientVatId: 'FR12345678901' }],
    ['BR-G-02', { ...zeroRated, zeroCategory: 'G', companyVatId: '', companyTaxNumber: '12/345' }],
    ['BR-O-02', { ...zeroRated, zeroCategory: 'O', companyTaxNumber: '12/345' }],
    ['own', { pricesIncludeTax: true }],
    ['own', { companyVatId: 'DE' }],
    ['own', { clientVatId: 'FR123' }],
    ['own', { bic: 'not a bic' }],
    // The code list that validators use lacks South Sudan.
    ['BR-CL-14', { clientCountry: 'SS' }],
    ['BR-DEC-23', { currency: 'KWD' }],
  ])('%s', (rule, change) => {
    expect(broken(modelOf(change))).toEqual([rule])
  })

  it('BR-O-11: refuses other categories beside items outside the scope of VAT', () => {
    const mixed = { zeroCategory: 'O', companyVatId: '', companyTaxNumber: '12/345' } as const
    const items = [...complete.items, { ...newItem('3'), description: 'Gift', taxRate: '0' }]
    expect(broken(modelOf({ ...mixed, items }))).toEqual(['BR-O-11'])
    expect(broken(modelOf({ ...mixed, ...zeroRated }))).toEqual([])
  })

  it('reports the items concerned', () => {
    const items = [
      ...complete.items,
      newItem('3'),
      { ...newItem('4'), price: '5' },
      { ...newItem('5'), quantity: '2' },
    ]
    expect(eInvoiceProblems(modelOf({ items }))).toEqual([
      { rule: 'BR-25', kind: 'item-name', items: [4, 5] },
    ])
  })
})

describe('sums that do not add up', () => {
  const right = modelOf()
  const [line] = right.lines
  const [tax] = right.taxes
  if (!line || !tax) throw new Error('The invoice has lines and taxes')
  const others = right.lines.slice(1)
  it.each<[string, Partial<EInvoice>]>([
    ['BT-131', { lines: [{ ...line, quantity: { units: 2n, scale: 0 } }, ...others] }],
    ['BR-27', { lines: [{ ...line, price: { units: -1n, scale: 2 } }, ...others] }],
    ['BR-CO-10', { lineTotal: right.lineTotal + 1n }],
    ['BR-CO-11', { allowanceTotal: right.allowanceTotal + 1n }],
    ['BR-CO-12', { charges: [] }],
    ['BR-CO-13', { taxBasis: right.taxBasis + 1n }],
    ['BR-CO-14', { taxTotal: right.taxTotal - 1n }],
    ['BR-CO-15', { grandTotal: right.grandTotal + 1n }],
    ['BR-CO-16', { payable: 0n }],
    ['BR-CO-17', { taxes: [{ ...tax, amount: tax.amount + 1n }, ...right.taxes.slice(1)] }],
    ['BR-CO-18', { taxes: [] }],
    ['BR-S-05', { taxes: [{ ...tax, category: 'Z' }, ...right.taxes.slice(1)] }],
    ['BR-S-08', { taxes: [{ ...tax, base: tax.base + 100n }, ...right.taxes.slice(1)] }],
    ['BR-16', { lines: [] }],
  ])('%s', (rule, change) => {
    expect(broken({ ...right, ...change })).toContain(rule)
  })
})
