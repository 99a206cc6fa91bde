import { guessTime } from '../core/guess-time.ts'
import type { StrengthLabel } from '../core/strength-label.ts'
import { useTexts } from '../texts.ts'
import styles from './StrengthBar.module.css'

type StrengthBarProps = {
  readonly strength: StrengthLabel
  /** Exact entropy, if known. */
  readonly bits?: number
}

/** Entropy and time to guess, if known, and the specified label as a bar and in words. */
export function StrengthBar({ strength, bits }: StrengthBarProps) {
  const { t } = useTexts()
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
