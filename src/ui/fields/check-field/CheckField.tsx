import { useId } from 'react'
import styles from './CheckField.module.css'

type CheckFieldProps = {
  readonly label: string
  /** Additional content, such as the characters that it stands for. */
  readonly hint?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A checkbox with its label. */
export function CheckField({ label, hint, checked, onChange }: CheckFieldProps) {
  const hintId = useId()
  return (
    <label className={styles.field}>
      <input
        className={styles.box}
        type="checkbox"
        checked={checked}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.text}>{label}</span>
      {hint ? (
        <span id={hintId} aria-hidden="true" className={styles.hint} translate="no">
          {hint}
        </span>
      ) : null}
    </label>
  )
}
