import { expect, it } from 'vitest'
import { emptyInvoice, newItem } from './invoice.ts'
import { withItem, withNewItem, withoutItem } from './items.ts'

it('keeps at least one item', () => {
  const [two, id] = withNewItem(emptyInvoice)
  expect(two.items.map((item) => item.id)).toEqual(['1', '2'])
  expect(withoutItem(two, '1').items.map((item) => item.id)).toEqual([id])
  expect(withoutItem(emptyInvoice, '1')).toBe(emptyInvoice)
  const changed = { ...newItem(id), description: 'x', quantity: '2', price: '3' }
  expect(withItem(two, changed).items[1]).toEqual(changed)
})
