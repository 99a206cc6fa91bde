import { useState } from 'react'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'

type ChannelFieldProps = {
  readonly label: string
  readonly error: string
  readonly value: number
  /** Returns whether the number was applied. */
  readonly onChange: (value: number) => boolean
}

/** A colour channel: applied as soon as it is valid; until then the field keeps the text as typed. */
export function ChannelField({ label, error, value, onChange }: ChannelFieldProps) {
  const [draft, setDraft] = useState<{
    readonly text: string
    readonly value: number
    readonly valid: boolean
  }>()
  const currentDraft = draft?.value === value ? draft : undefined
  return (
    <TextField
      label={label}
      value={currentDraft?.text ?? String(value)}
      inputMode="decimal"
      autoComplete="off"
      error={currentDraft && !currentDraft.valid ? error : undefined}
      onChange={(text) => {
        const number = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
        const valid = onChange(number)
        setDraft({ text, value: valid ? number : value, valid })
      }}
    />
  )
}
