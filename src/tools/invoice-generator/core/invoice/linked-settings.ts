import type { Invoice } from './invoice.ts'

/** How the invoice looks and counts. Nothing that is typed: no party, item, rate, amount, account or note. */
export type LinkedSettings = Pick<
  Invoice,
  | 'currency'
  | 'paper'
  | 'language'
  | 'accent'
  | 'showLogo'
  | 'pricesIncludeTax'
  | 'taxPerItem'
  | 'discountPerItem'
  | 'zeroCategory'
  | 'paymentCode'
  | 'eInvoice'
>

/** Those settings of an invoice alone. */
export const linkedOf = (invoice: LinkedSettings): LinkedSettings => {
  const { currency, paper, language, accent, showLogo, pricesIncludeTax } = invoice
  const { taxPerItem, discountPerItem, zeroCategory, paymentCode, eInvoice } = invoice
  return {
    ...{ currency, paper, language, accent, showLogo, pricesIncludeTax },
    ...{ taxPerItem, discountPerItem, zeroCategory, paymentCode, eInvoice },
  }
}
