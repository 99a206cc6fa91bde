import type { Decimal } from '../../../lib/money/decimal.ts'
import { decimalText } from '../../../lib/money/decimal.ts'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import {
  type AmountProblem,
  type Limits,
  type ReadAmount,
  steppedAmount,
} from '../core/amounts/read-amount.ts'
import { decimalSeparators } from '../core/invoice/document-languages.ts'
import { useTexts } from '../texts.ts'

type AmountFieldProps = {
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  readonly value: string
  readonly read: ReadAmount
  readonly problems: Readonly<Record<AmountProblem, string>>
  readonly step: Decimal
  readonly limits: Limits
  readonly onChange: (value: string) => void
  readonly className?: string | undefined
}

/**
 * An amount as written in the visitor's language. A native number field would reject and discard a pasted 1.234,50.
 * The arrow keys step as they do there.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, placeholder, value, read, problems, step, limits, onChange, className } = props
  const { language } = useTexts()
  const mark = decimalSeparators[language]
  return (
    <TextField
      label={label}
      hint={hint}
      placeholder={placeholder ?? ''}
      className={className}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      value={value}
      error={read.ok ? undefined : problems[read.problem]}
      // The 0 that is there is not in the way of what is typed behind it.
      onChange={(text) => onChange(text.replace(/^0+(?=\d)/, ''))}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        const direction = event.key === 'ArrowUp' ? 1 : -1
        const stepped = steppedAmount(value, mark, { step, ...limits }, direction)
        onChange(decimalText(stepped).replace('.', mark))
      }}
    />
  )
}
