import type { Language } from '../../../lib/text/i18n.ts'
import type { Amounts } from '../core/amounts/amounts.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import type { Messages } from '../messages.en.ts'

/** Props of every group of options. */
export type OptionsProps = {
  readonly t: Messages
  readonly language: Language
  readonly invoice: Invoice
  readonly amounts: Amounts
  readonly onChange: (change: Partial<Invoice>) => void
}
