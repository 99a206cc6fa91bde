import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import type { ReadDiscount } from '../core/amounts/read-amount.ts'
import type { Messages } from '../messages.en.ts'

type DiscountFieldProps = {
  readonly t: Messages
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  readonly value: string
  readonly read: ReadDiscount
  readonly onChange: (value: string) => void
}

/** An amount, or a percentage with percent sign. */
export const DiscountField = ({ t, read, ...field }: DiscountFieldProps) => (
  <TextField
    {...field}
    autoComplete="off"
    spellCheck={false}
    error={read.ok ? undefined : t.amountProblem.discount[read.problem]}
  />
)
