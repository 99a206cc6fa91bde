import { crackTime } from '../core/crack-time.ts'
import type { StrengthLabel } from '../core/strength-label.ts'
import { useTexts } from '../texts.ts'
import styles from './StrengthBar.module.css'

type StrengthBarProps = {
  readonly strength: StrengthLabel
  /** Exact entropy. Recent passwords are stored without it. */
  readonly bits?: number
}

/** The entropy and crack time, if known, and the specified strength label as a bar and as text. */
export function StrengthBar({ strength, bits }: StrengthBarProps) {
  const { t } = useTexts()
  return (
    <span className={styles.strength} data-strength={strength}>
      {bits === undefined ? null : (
        <span className={styles.bits}>
          <strong>{t.entropy(bits)}</strong> · {t.crackTimeShort(crackTime(bits))}
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
