import { useState } from 'react'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'

type ChannelFieldProps = {
  readonly label: string
  readonly error: string
  readonly value: number
  /** Answers whether the number was applied. */
  readonly onChange: (value: number) => boolean
}

/** A number of a colour: applied as soon as it is within its limits, kept as typed until then. */
export function ChannelField({ label, error, value, onChange }: ChannelFieldProps) {
  const [draft, setDraft] = useState<{
    readonly text: string
    readonly value: number
    readonly valid: boolean
  }>()
  const own = draft?.value === value ? draft : undefined
  return (
    <TextField
      label={label}
      value={own?.text ?? String(value)}
      inputMode="decimal"
      autoComplete="off"
      error={own && !own.valid ? error : undefined}
      onChange={(text) => {
        const number = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
        const valid = onChange(number)
        setDraft({ text, value: valid ? number : value, valid })
      }}
    />
  )
}
