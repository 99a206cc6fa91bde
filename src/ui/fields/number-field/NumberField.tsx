import { useId, useState } from 'react'
import { Field } from '../field/Field.tsx'
import styles from '../text-field/TextField.module.css'

type NumberFieldProps = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
  readonly hint?: string
}

/** An integer from `min` to `max`, typed or stepped; clamped on blur. */
export function NumberField({ label, value, min, max, onChange, hint }: NumberFieldProps) {
  const id = useId()
  /** The text while typing, which may be empty or out of range. */
  const [draft, setDraft] = useState<string>()
  const clamp = (number: number) => Math.min(max, Math.max(min, Math.round(number)))
  return (
    <Field label={label} id={id}>
      <input
        id={id}
        className={styles.input}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        min={min}
        max={max}
        step={1}
        value={draft ?? value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value)
          const number = currentTarget.valueAsNumber
          if (Number.isFinite(number)) onChange(clamp(number))
        }}
        onBlur={() => setDraft(undefined)}
      />
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </Field>
  )
}
