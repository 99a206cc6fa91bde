import { expect, it } from 'vitest'
import { emptyInvoice, newItem } from './invoice.ts'
import { withItem, withNewItem, withoutItem } from './items.ts'

it('keeps at least one item', () => {
  const [two, id] = withNewItem(emptyInvoice)
  expect(two.items.map((item) => item.id)).toEqual(['1', '2'])
  expect(withoutItem(two, '1').items.map((item) => item.id)).toEqual([id])
  expect(withoutItem(emptyInvoice, '1')).toBe(emptyInvoice)
})

it('changes a part of one item, and keeps what else was changed', () => {
  const [two, id] = withNewItem(emptyInvoice)
  const described = withItem(two, id, { description: 'x', quantity: '2' })
  expect(withItem(described, id, { price: '3' }).items).toEqual([
    two.items[0],
    { ...newItem(id), description: 'x', quantity: '2', price: '3' },
  ])
})
