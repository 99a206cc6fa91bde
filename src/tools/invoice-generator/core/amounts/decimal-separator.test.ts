import { expect, it } from 'vitest'
import { emptyInvoice, type Invoice, newItem } from '../invoice/invoice.ts'
import { readAmounts } from './amounts.ts'
import { withDecimalSeparator } from './decimal-separator.ts'

const english: Invoice = {
  ...emptyInvoice,
  mark: '.',
  taxRate: '8.875',
  discount: '2.5%',
  shipping: '1,234',
  discountPerItem: true,
  items: [
    { ...newItem('1'), quantity: '1.234', price: '1,234.50', discount: '1,000' },
    { ...newItem('2'), quantity: 'two', price: '' },
  ],
}

it('has the same value on the page in the other language', () => {
  const turkish = withDecimalSeparator(english, ',')
  expect(turkish).toMatchObject({ mark: ',', taxRate: '8,875', discount: '2,5%', shipping: '1234' })
  expect(turkish.items.map(({ quantity, price, discount }) => [quantity, price, discount])).toEqual([
    ['1,234', '1234,50', '1000'],
    ['two', '', ''],
  ])
  const [before, after] = [readAmounts(english, '.'), readAmounts(turkish, ',')]
  expect([after.total, after.problems]).toEqual([before.total, before.problems])
  expect(withDecimalSeparator(turkish, '.').items[0]?.quantity).toBe('1.234')
})

it('is unchanged if the separator is the same or unknown', () => {
  expect(withDecimalSeparator(english, '.')).toBe(english)
  expect(withDecimalSeparator({ ...english, mark: '' }, ',')).toEqual({ ...english, mark: ',' })
})
