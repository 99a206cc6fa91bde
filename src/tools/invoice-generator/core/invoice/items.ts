import { type Invoice, type Item, newItem } from './invoice.ts'

/**
 * The button, templates and import refuse more items than this, each with a message. One invoice of
 * 10,000 items takes a quarter of the storage of the whole site.
 */
export const maxItems = 1000

/** Adds an empty item and returns its id too. */
export function withNewItem(invoice: Invoice): readonly [Invoice, id: string] {
  const id = nextItemId(invoice)
  return [{ ...invoice, items: [...invoice.items, newItem(id)] }, id]
}

export const nextItemId = ({ items }: Invoice): string =>
  String(items.reduce((highest, item) => Math.max(highest, Number(item.id) || 0), 0) + 1)

/** Whether an item is empty and so omitted from the document. */
export const isBlankItem = ({ description, quantity, price, taxRate, discount }: Item): boolean =>
  (description + taxRate + discount).trim() === '' &&
  ['', '1'].includes(quantity.trim()) &&
  /^[0.,\s]*$/.test(price)

/** Removes an item unless it is the only one. */
export const withoutItem = (invoice: Invoice, id: string): Invoice =>
  invoice.items.length > 1 ? { ...invoice, items: invoice.items.filter((item) => item.id !== id) } : invoice

/** What of an item changes; its id stays. */
export type ItemChange = Partial<Omit<Item, 'id'>>

export const withItem = (invoice: Invoice, id: string, change: ItemChange): Invoice => ({
  ...invoice,
  items: invoice.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
})
