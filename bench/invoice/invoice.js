/**
 * @typedef {{ regular: string, bold: string }} Weights
 * @typedef {{ files: Weights, trueType: Weights }} Fonts paths of WOFF files, and the same in Base64 without compression
 * @typedef {ReturnType<typeof invoiceOf>} Invoice
 * @typedef {(fonts: Fonts) => (invoice: Invoice) => Promise<Uint8Array>} Open exported by every candidate: creates a function that makes PDFs
 */

/** The invoice that every candidate prints, with two tax rates. @param {number} lines */
export function invoiceOf(lines) {
  const items = Array.from({ length: lines }, (_, index) => ({
    description: `Item ${index + 1}, delivered and installed at the customer's site`,
    quantity: String(1 + (index % 9)),
    price: `${10 + (index % 90)}.${String((index * 37) % 100).padStart(2, '0')}`,
    rate: index % 3 === 0 ? '7' : '19',
  }))
  return {
    number: '2026-017',
    company: ['Atelier North', '12 Linden Street', 'Berlin', 'VAT ID: DE123456789'],
    client: ['Ada Byron Ltd', '1 Analytical Candidate', 'London'],
    items,
    notes: 'Payable within 30 days. Please quote the invoice number.',
  }
}

/** The computed rows for the peers, which do not compute sums. @param {Invoice} invoice */
export function rowsOf({ items }) {
  let [net7, net19] = [0, 0]
  const rows = items.map(({ description, quantity, price, rate }) => {
    const cents = Number(quantity) * Math.round(Number(price) * 100)
    if (rate === '7') net7 += cents
    else net19 += cents
    return [description, quantity, `€${price}`, `${rate}%`, euros(cents)]
  })
  const [tax7, tax19] = [Math.round(net7 * 0.07), Math.round(net19 * 0.19)]
  const sums = [
    ['Subtotal', euros(net7 + net19)],
    [`VAT (19% of ${euros(net19)})`, euros(tax19)],
    [`VAT (7% of ${euros(net7)})`, euros(tax7)],
    ['Total', euros(net7 + net19 + tax7 + tax19)],
  ]
  return { head: ['Description', 'Quantity', 'Price', 'VAT', 'Total'], rows, sums }
}

/** @param {number} cents */
const euros = (cents) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(cents / 100)
