import { expect, it } from 'vitest'
import { isDueBeforeInvoice, isWrongDay, wrongDays } from './days.ts'
import { emptyInvoice } from './invoice.ts'

it.each([
  ['', false],
  ['2026-11-22', false],
  ['202611-11-22', true],
  ['0026-11-22', true],
  ['2026-02-30', true],
  ['yesterday', true],
])('"%s" is a wrong day: %s', (text, wrong) => {
  expect(isWrongDay(text)).toBe(wrong)
})

it('counts invalid dates and compares valid ones', () => {
  const dates = { invoiceDate: '202611-11-22', dueDate: '2026-01-01', deliveryDate: '2026-13-01' }
  expect(wrongDays({ ...emptyInvoice, ...dates })).toBe(2)
  expect(isDueBeforeInvoice({ ...emptyInvoice, ...dates })).toBe(false)
  expect(isDueBeforeInvoice({ ...emptyInvoice, ...dates, invoiceDate: '2026-01-02' })).toBe(true)
  expect(isDueBeforeInvoice({ ...emptyInvoice, ...dates, invoiceDate: '2026-01-01' })).toBe(false)
})
