import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import type { ReadDiscount } from '../core/amounts/read-amount.ts'
import { useTexts } from '../texts.ts'

type DiscountFieldProps = {
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  readonly value: string
  readonly read: ReadDiscount
  readonly onChange: (value: string) => void
}

/** An amount, or a percentage with percent sign. */
export const DiscountField = ({ read, ...field }: DiscountFieldProps) => {
  const { t } = useTexts()
  return (
    <TextField
      {...field}
      autoComplete="off"
      spellCheck={false}
      error={read.ok ? undefined : t.amountProblem.discount[read.problem]}
    />
  )
}
