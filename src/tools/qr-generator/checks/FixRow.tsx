import type { ReactNode } from 'react'
import styles from './FixRow.module.css'

type FixRowProps = {
  readonly reason: string
  /** The button that applies the fix. */
  readonly children: ReactNode
}

/** A weakness of the code and the button that fixes it. */
export function FixRow({ reason, children }: FixRowProps) {
  return (
    <div className={styles.row}>
      <p className={styles.reason}>{reason}</p>
      {children}
    </div>
  )
}
