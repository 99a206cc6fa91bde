import { useId, useState } from 'react'
import { Field } from '../field/Field.tsx'
import styles from './ColourField.module.css'

type ColourFieldProps = {
  readonly label: string
  /** Accessible name of the text field beside the swatch. */
  readonly hexLabel: string
  /** `#rrggbb`. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A colour from the browser's picker or typed; a text counts once it is # and six hexadecimal digits. */
export function ColourField({ label, hexLabel, value, onChange }: ColourFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string>()
  return (
    <Field label={label} id={id}>
      <div className={styles.box}>
        <input
          id={id}
          className={styles.swatch}
          type="color"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <input
          className={styles.hex}
          type="text"
          aria-label={hexLabel}
          value={draft ?? value}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget: { value: text } }) => {
            setDraft(text)
            if (/^#[0-9a-f]{6}$/i.test(text)) onChange(text.toLowerCase())
          }}
          onBlur={() => setDraft(undefined)}
        />
      </div>
    </Field>
  )
}
