import { useState } from 'react'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { type Hex, parseHex } from '../core/colour/hex.ts'

type HexFieldProps = {
  readonly label: string
  readonly error: string
  readonly value: Hex
  readonly onChange: (hex: Hex) => void
}

/** A colour typed as hex: applied as soon as it is # and six digits, kept as typed until then. */
export function HexField({ label, error, value, onChange }: HexFieldProps) {
  /** What was typed and the colour it stood beside: a colour that came from elsewhere replaces it. */
  const [draft, setDraft] = useState<{ readonly text: string; readonly beside: Hex }>()
  const text = draft?.beside === value ? draft.text : value.toUpperCase()
  return (
    <TextField
      label={label}
      value={text}
      spellCheck={false}
      autoComplete="off"
      maxLength={9}
      translate="no"
      error={parseHex(text) ? undefined : error}
      onChange={(typed) => {
        const hex = parseHex(typed)
        setDraft({ text: typed, beside: hex ?? value })
        if (hex) onChange(hex)
      }}
    />
  )
}
