import type { Amounts } from '../core/amounts/amounts.ts'
import type { Invoice } from '../core/invoice/invoice.ts'

/** Props of every group of options. */
export type OptionsProps = {
  readonly invoice: Invoice
  readonly amounts: Amounts
  readonly onChange: (change: Partial<Invoice>) => void
}
