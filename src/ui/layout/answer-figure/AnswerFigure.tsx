import type { ReactNode } from 'react'
import styles from './AnswerFigure.module.css'

type AnswerFigureProps = {
  readonly figure: string
  readonly unit?: string
  readonly children: ReactNode
}

/** A very large number with what it means below. */
export function AnswerFigure({ figure, unit, children }: AnswerFigureProps) {
  return (
    <div className={styles.answer}>
      <p>
        <span className={styles.figure}>{figure}</span>
        {unit ? <span className={styles.unit}> {unit}</span> : null}
      </p>
      <div className={styles.rest}>{children}</div>
    </div>
  )
}
