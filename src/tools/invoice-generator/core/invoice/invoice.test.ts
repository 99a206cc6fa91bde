import { assert, constantFrom, date, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, emptyInvoice, fileNameOf, hasNames, type Invoice, newInvoice, newItem } from './invoice.ts'

describe('a new invoice', () => {
  it('has the defaults of the specification', () => {
    expect(newInvoice(1_763_686_800_000, '2026-11-21')).toEqual({
      ...emptyInvoice,
      invoiceNumber: 'INV-1763686800000',
      invoiceDate: '2026-11-21',
      dueDate: '2026-12-21',
      items: [newItem('1')],
      currency: 'USD',
    })
  })

  it('takes over the sender’s fields', () => {
    const last: Invoice = { ...emptyInvoice, companyName: 'Nook', clientName: 'Ada', taxRate: '19' }
    expect(newInvoice(5, '2026-01-01', last)).toMatchObject({
      companyName: 'Nook',
      clientName: '',
      taxRate: '19',
      invoiceNumber: 'INV-5',
    })
  })
})

describe('days to pay', () => {
  it.each([
    ['2026-01-31', '2026-03-02'],
    ['2024-02-01', '2024-03-02'],
    ['2026-12-15', '2027-01-14'],
    // Clocks go forward in between.
    ['2026-03-10', '2026-04-09'],
  ])('30 after %s are %s', (day, due) => {
    expect(addDays(day, 30)).toBe(due)
  })

  it('are reversible: adding and subtracting them gives the same day', () => {
    const days = date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
    assert(
      property(days, integer({ min: 0, max: 4000 }), (moment, count) => {
        const day = moment.toISOString().slice(0, 10)
        expect(addDays(addDays(day, count), -count)).toBe(day)
      }),
    )
  })
})

it('can be generated once both names are filled in', () => {
  expect(hasNames({ ...emptyInvoice, companyName: 'a', clientName: ' ' })).toBe(false)
  expect(hasNames({ ...emptyInvoice, companyName: '\t', clientName: 'b' })).toBe(false)
  expect(hasNames({ ...emptyInvoice, companyName: 'a', clientName: 'b' })).toBe(true)
})

it('names the file by the invoice number', () => {
  assert(
    property(constantFrom('7', ' 7 '), (invoiceNumber) => {
      expect(fileNameOf({ ...emptyInvoice, invoiceNumber })).toBe('invoice-7.pdf')
    }),
  )
  expect(fileNameOf({ ...emptyInvoice, invoiceNumber: ' ' })).toBe('invoice.pdf')
})
