import { useState } from 'react'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { type Hex, parseHex } from '../core/colour/hex.ts'

type HexFieldProps = {
  readonly label: string
  readonly error: string
  readonly value: Hex
  readonly onChange: (hex: Hex) => void
}

/** A hex colour: applied as soon as it is # and six digits; until then the field keeps the text as typed. */
export function HexField({ label, error, value, onChange }: HexFieldProps) {
  /** The typed text, and the value at that time: another value replaces the text. */
  const [draft, setDraft] = useState<{ readonly text: string; readonly forValue: Hex }>()
  const text = draft?.forValue === value ? draft.text : value.toUpperCase()
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
        setDraft({ text: typed, forValue: hex ?? value })
        if (hex) onChange(hex)
      }}
    />
  )
}
