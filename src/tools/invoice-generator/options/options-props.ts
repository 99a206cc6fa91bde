import type { Invoice } from '../core/invoice/invoice.ts'

/** Props of a group of options with these fields. */
export type OptionsProps<Field extends keyof Invoice = keyof Invoice> = {
  readonly invoice: Pick<Invoice, Field>
  readonly onChange: (change: Partial<Invoice>) => void
}
