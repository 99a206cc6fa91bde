import { withDecimalSeparator } from '../amounts/decimal-separator.ts'
import type { Invoice, Item } from '../invoice/invoice.ts'

const isSameItem = (a: Item, b: Item): boolean =>
  (Object.keys(a) as (keyof Item)[]).every((field) => a[field] === b[field])

/** Whether two invoices are equal, each in its own decimal separator. */
export function isSameInvoice(a: Invoice, b: Invoice): boolean {
  if (a === b) return true
  const [one, two] = [withDecimalSeparator(a, '.'), withDecimalSeparator(b, '.')]
  return (Object.keys(one) as (keyof Invoice)[]).every((field) =>
    field === 'items' ? areSameItems(one.items, two.items) : one[field] === two[field],
  )
}

const areSameItems = (a: readonly Item[], b: readonly Item[]): boolean =>
  a.length === b.length &&
  a.every((item, index) => {
    const other = b[index]
    return other !== undefined && isSameItem(item, other)
  })
