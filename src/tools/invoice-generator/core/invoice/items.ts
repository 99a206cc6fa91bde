import { type Invoice, type Item, newItem } from './invoice.ts'

/**
 * More items than this are refused: by the button, a template and an import, each with a sentence. One invoice of
 * 10,000 takes a quarter of what a browser keeps for the whole site, and would push the older ones out.
 */
export const maxItems = 1000

/** One empty item more, and its id. */
export function withNewItem(invoice: Invoice): readonly [Invoice, id: string] {
  const id = nextItemId(invoice)
  return [{ ...invoice, items: [...invoice.items, newItem(id)] }, id]
}

export const nextItemId = ({ items }: Invoice): string =>
  String(items.reduce((highest, item) => Math.max(highest, Number(item.id) || 0), 0) + 1)

/** Whether nothing was entered into an item: it is left out of the document. */
export const isBlankItem = ({ description, quantity, price, taxRate, discount }: Item): boolean =>
  (description + taxRate + discount).trim() === '' &&
  ['', '1'].includes(quantity.trim()) &&
  /^[0.,\s]*$/.test(price)

/** The last item stays. */
export const withoutItem = (invoice: Invoice, id: string): Invoice =>
  invoice.items.length > 1 ? { ...invoice, items: invoice.items.filter((item) => item.id !== id) } : invoice

export const withItem = (invoice: Invoice, changed: Item): Invoice => ({
  ...invoice,
  items: invoice.items.map((item) => (item.id === changed.id ? changed : item)),
})
