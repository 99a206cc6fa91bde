import type { StrengthLabel } from '../core/strength-label.ts'
import { useTexts } from '../texts.ts'
import styles from './StrengthBar.module.css'

type StrengthBarProps = { readonly strength: StrengthLabel }

/** The specified strength label as a bar and as text. */
export function StrengthBar({ strength }: StrengthBarProps) {
  const { t } = useTexts()
  return (
    <span className={styles.strength} data-strength={strength}>
      <span className={styles.bar} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span className={styles.label}>{t.strength[strength]}</span>
    </span>
  )
}
