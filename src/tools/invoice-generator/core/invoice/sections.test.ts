import { describe, expect, it } from 'vitest'
import { readAmounts } from '../amounts/amounts.ts'
import { emptyInvoice, type Invoice, newInvoice, newItem } from './invoice.ts'
import { isWrongItem, sectionStates, sectionsWith, setOptionGroups } from './sections.ts'

const untouched = newInvoice(1, '2026-01-31')
const statesOf = (change: Partial<Invoice>) => {
  const invoice = { ...untouched, ...change }
  return sectionStates(invoice, readAmounts(invoice, '.'))
}

describe('the sections of an invoice', () => {
  it('are empty at the start, but for the number and the days', () => {
    expect(statesOf({})).toEqual({
      company: 'empty',
      client: 'empty',
      details: 'filled',
      items: 'empty',
      taxAndNotes: 'empty',
      options: 'empty',
    })
  })

  it('are filled by what an invoice needs of them', () => {
    expect(statesOf({ companyName: ' ', companyAddress: 'Street 1' }).company).toBe('empty')
    expect(statesOf({ companyName: 'Nook' }).company).toBe('filled')
    expect(statesOf({ clientName: 'Ada' }).client).toBe('filled')
    expect(statesOf({ invoiceNumber: '' }).details).toBe('empty')
    expect(statesOf({ items: [{ ...newItem('1'), description: 'Design' }] }).items).toBe('filled')
    expect(statesOf({ taxRate: '0.0' }).taxAndNotes).toBe('empty')
    expect(statesOf({ taxRate: '19' }).taxAndNotes).toBe('filled')
    expect(statesOf({ notes: 'Thanks' }).taxAndNotes).toBe('filled')
    expect(statesOf({ iban: 'DE89' }).options).toBe('filled')
  })

  it('are wrong where a value has to be corrected', () => {
    const states = statesOf({
      dueDate: '0026-01-01',
      items: [newItem('1'), { ...newItem('2'), price: '-1' }],
      taxRate: '101',
      shipping: 'much',
    })
    expect(states).toMatchObject({
      details: 'wrong',
      items: 'wrong',
      taxAndNotes: 'wrong',
      options: 'wrong',
    })
    expect(statesOf({ deliveryDate: '0026-01-01' }).options).toBe('wrong')
  })

  it('take no offence at untouched items', () => {
    const invoice = { ...untouched, items: [{ ...newItem('1'), quantity: '' }, newItem('2')] }
    expect(readAmounts(invoice, '.').items.map(isWrongItem)).toEqual([false, false])
  })
})

describe('options', () => {
  it('name the groups in which something is set', () => {
    expect(setOptionGroups(emptyInvoice)).toEqual([])
    expect(setOptionGroups({ ...emptyInvoice, eInvoice: true, iban: 'DE89', discount: '10%' })).toEqual([
      'price',
      'payment',
      'eInvoice',
    ])
  })
})

describe('characters', () => {
  it('are found in the sections that have them', () => {
    const invoice = { ...untouched, clientName: 'H₂O', notes: 'Thanks 😀', iban: '😀' }
    expect(sectionsWith(invoice, ['😀'])).toEqual(['taxAndNotes', 'options'])
    expect(sectionsWith(invoice, ['₂'])).toEqual(['client'])
    expect(sectionsWith(invoice, ['x'])).toEqual([])
  })
})
