import { useId } from 'react'
import { Field } from '../../../ui/fields/field/Field.tsx'
import { type Hex, parseHex } from '../core/colour/hex.ts'
import styles from './ColourInput.module.css'

type ColourInputProps = {
  readonly label: string
  readonly value: Hex
  readonly onChange: (hex: Hex) => void
}

/** The browser's colour picker. */
export function ColourInput({ label, value, onChange }: ColourInputProps) {
  const id = useId()
  return (
    <Field label={label} id={id}>
      <input
        id={id}
        type="color"
        className={styles.input}
        value={value}
        onChange={({ currentTarget }) => {
          const hex = parseHex(currentTarget.value)
          if (hex) onChange(hex)
        }}
      />
    </Field>
  )
}
