import type { ReactNode } from 'react'
import styles from './Options.module.css'

type OptionGroupProps = {
  readonly title: string
  /** What is set in it, in a few words; shown while it is folded. */
  readonly summary?: string
  readonly children: ReactNode
}

/** Options that stay out of the way until they are wanted. */
export function OptionGroup({ title, summary, children }: OptionGroupProps) {
  return (
    <details className={styles.group}>
      <summary>
        <span>{title}</span>
        {summary ? <span className={styles.set}>{summary}</span> : null}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
