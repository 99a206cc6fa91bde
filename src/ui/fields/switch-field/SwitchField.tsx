import { useId } from 'react'
import styles from './SwitchField.module.css'

type SwitchFieldProps = {
  readonly label: string
  /** What turning it on means, in one sentence. */
  readonly hint: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A checkbox drawn as a switch, which takes effect at once. */
export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
  const hintId = useId()
  return (
    <div>
      <label className={styles.label}>
        {label}
        <input
          className={styles.switch}
          type="checkbox"
          aria-describedby={hintId}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </label>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  )
}
