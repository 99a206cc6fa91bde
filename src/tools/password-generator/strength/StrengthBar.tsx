import { guessTime } from '../core/guess-time.ts'
import type { Strength } from '../core/strength.ts'
import type { Messages } from '../messages.en.ts'
import styles from './StrengthBar.module.css'

type StrengthBarProps = {
  readonly t: Messages
  readonly strength: Strength
  /** Exact entropy, where it is known. */
  readonly bits?: number
}

/** The bits and the time where they are known, then the label of the specified rules, as a bar and in words. */
export function StrengthBar({ t, strength, bits }: StrengthBarProps) {
  return (
    <span className={styles.strength} data-strength={strength}>
      {bits === undefined ? null : (
        <span className={styles.bits}>
          <strong>{t.entropy(bits)}</strong> · {t.found(guessTime(bits))}
        </span>
      )}
      <span className={styles.bar} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span className={styles.label}>{t.strength[strength]}</span>
    </span>
  )
}
