import type { ReactNode } from 'react'
import styles from './Ring.module.css'

type RingProps = {
  /** Remaining share, 0 … 1. */
  readonly part: number
  readonly children: ReactNode
}

/** The circular countdown: full at the start, empty at the end. The text inside shows the time. */
export function Ring({ part, children }: RingProps) {
  return (
    <div className={styles.ring}>
      <svg className={styles.circle} viewBox="0 0 200 200" aria-hidden="true">
        <circle cx="100" cy="100" r="92" className={styles.track} />
        <circle
          cx="100"
          cy="100"
          r="92"
          className={styles.left}
          pathLength="1"
          strokeDasharray={part === 1 ? undefined : '1 1'}
          strokeDashoffset={Math.round((1 - part) * 1e4) / 1e4}
          transform="rotate(-90 100 100)"
        />
      </svg>
      <div className={styles.face}>{children}</div>
    </div>
  )
}
