import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { isWrongDay } from '../core/invoice/days.ts'
import { useTexts } from '../texts.ts'

type DayFieldProps = {
  readonly label: string
  /** `YYYY-MM-DD` or empty. */
  readonly value: string
  readonly warning?: string | undefined
  readonly onChange: (value: string) => void
}

/** A native date field. It allows six-digit years, which are invalid on an invoice. */
export const DayField = ({ value, ...field }: DayFieldProps) => {
  const { t } = useTexts()
  return (
    <TextField
      {...field}
      type="date"
      max="9999-12-31"
      value={value}
      error={isWrongDay(value) ? t.wrongDay : undefined}
    />
  )
}
