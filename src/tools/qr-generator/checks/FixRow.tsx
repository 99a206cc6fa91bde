import type { ReactNode } from 'react'
import styles from './FixRow.module.css'

type FixRowProps = {
  readonly reason: string
  /** The button that takes the reason away. */
  readonly children: ReactNode
}

/** What makes a code hard to read, and what fixes it with one click. */
export function FixRow({ reason, children }: FixRowProps) {
  return (
    <div className={styles.row}>
      <p className={styles.reason}>{reason}</p>
      {children}
    </div>
  )
}
