import { useMemo } from 'react'
import type { DecimalSeparator } from '../../../lib/money/parse-amount.ts'
import { type AmountFields, type Amounts, readAmounts } from '../core/amounts/amounts.ts'

/** The amounts of the invoice; the same object until a field on which they depend changes. */
export function useAmounts(invoice: AmountFields, mark: DecimalSeparator): Amounts {
  const { currency, items, taxRate, taxPerItem, pricesIncludeTax, discountPerItem, discount, shipping } =
    invoice
  return useMemo(
    () =>
      readAmounts(
        { currency, items, taxRate, taxPerItem, pricesIncludeTax, discountPerItem, discount, shipping },
        mark,
      ),
    [currency, items, taxRate, taxPerItem, pricesIncludeTax, discountPerItem, discount, shipping, mark],
  )
}
