import type { ReactNode } from 'react'
import styles from './MendRow.module.css'

type MendRowProps = {
  readonly reason: string
  /** The button that takes the reason away. */
  readonly children: ReactNode
}

/** What makes a code hard to read, and what mends it with one click. */
export function MendRow({ reason, children }: MendRowProps) {
  return (
    <div className={styles.row}>
      <p className={styles.reason}>{reason}</p>
      {children}
    </div>
  )
}
