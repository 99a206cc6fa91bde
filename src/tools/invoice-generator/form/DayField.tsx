import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { isWrongDay } from '../core/invoice/days.ts'
import type { Messages } from '../messages.en.ts'

type DayFieldProps = {
  readonly t: Messages
  readonly label: string
  /** `YYYY-MM-DD` or empty. */
  readonly value: string
  readonly warning?: string | undefined
  readonly onChange: (value: string) => void
}

/** A native date field. It allows six-digit years, which are invalid on an invoice. */
export const DayField = ({ t, value, ...field }: DayFieldProps) => (
  <TextField
    {...field}
    type="date"
    max="9999-12-31"
    value={value}
    error={isWrongDay(value) ? t.wrongDay : undefined}
  />
)
