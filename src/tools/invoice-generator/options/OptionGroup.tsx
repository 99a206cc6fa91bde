import type { ReactNode } from 'react'
import styles from './Options.module.css'

type OptionGroupProps = {
  readonly title: string
  /** Summary of the settings, shown while the group is collapsed. */
  readonly summary?: string
  readonly children: ReactNode
}

/** A collapsible group of options. */
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
