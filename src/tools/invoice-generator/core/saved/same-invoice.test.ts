import { expect, it } from 'vitest'
import { emptyInvoice, newItem } from '../invoice/invoice.ts'
import { isSameInvoice } from './same-invoice.ts'

const invoice = {
  ...emptyInvoice,
  companyName: 'Nook Ltd',
  mark: '.' as const,
  items: [{ ...newItem('1'), price: '1234.5' }],
}

it('ignores the order of fields and the decimal separator', () => {
  const { items, companyName, ...rest } = invoice
  expect(isSameInvoice(invoice, { companyName, items: structuredClone(items), ...rest })).toBe(true)
  expect(
    isSameInvoice(invoice, { ...invoice, mark: ',', items: [{ ...newItem('1'), price: '1234,5' }] }),
  ).toBe(true)
})

it.each([
  { ...invoice, companyName: 'Nook' },
  { ...invoice, paymentCode: !invoice.paymentCode },
  { ...invoice, items: [...invoice.items, newItem('2')] },
  { ...invoice, items: [{ ...newItem('1'), price: '1234.6' }] },
])('finds another invoice different (%#)', (other) => {
  expect(isSameInvoice(invoice, other)).toBe(false)
  expect(isSameInvoice(other, invoice)).toBe(false)
})

it('distinguishes the same text in another decimal separator', () => {
  const items = [{ ...newItem('1'), price: '1,234' }]
  expect(isSameInvoice({ ...invoice, items }, { ...invoice, items, mark: ',' })).toBe(false)
})
