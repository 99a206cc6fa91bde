import { useUiText } from '../../text/ui-text.tsx'
import styles from './Progress.module.css'

type ProgressProps = {
  /** What is being counted, such as "Checking photos". */
  readonly label: string
  readonly done: number
  readonly total: number
}

/** Progress as a bar and in words; appears when the work takes longer than 300 ms. */
export function Progress({ label, done, total }: ProgressProps) {
  const text = useUiText()
  return (
    <div className={styles.container}>
      <div className={styles.progress}>
        <span className={styles.label}>{label}</span>
        <span>{text.countOf(String(done), String(total))}</span>
        <progress className={styles.bar} aria-label={label} value={done} max={total} />
      </div>
    </div>
  )
}
