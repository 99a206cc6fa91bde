import type { ReactNode } from 'react'
import { ringSegments } from '../core/ring.ts'
import styles from './Ring.module.css'

type RingProps = {
  readonly durationMs: number
  /** Remaining share, 0 … 1. */
  readonly part: number
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** The circular countdown, a segment a minute: full at the start, empty at the end. The text inside shows the time. */
export function Ring({ durationMs, part, className, children }: RingProps) {
  const { count, track, left } = ringSegments(durationMs, part)
  const circle = { cx: 100, cy: 100, r: 96, pathLength: count, transform: 'rotate(-90 100 100)' }
  return (
    <div className={className}>
      <svg className={styles.circle} viewBox="0 0 200 200" aria-hidden="true">
        <circle {...circle} className={styles.track} strokeDasharray={track.join(' ')} />
        <circle {...circle} className={styles.left} strokeDasharray={left.join(' ')} />
      </svg>
      {children}
    </div>
  )
}
