import type { ReactNode } from 'react'
import styles from './TileFigure.module.css'

type TileFigureProps = {
  readonly figure: string
  /** What it counts or measures. */
  readonly unit?: string
  readonly children?: ReactNode
}

/** A large number on a tile of the home page, with what belongs to it below. */
export function TileFigure({ figure, unit, children }: TileFigureProps) {
  return (
    <div className={styles.tile}>
      <p className={styles.line}>
        <span className={styles.figure} data-long={figure.length > 5}>
          {figure}
        </span>
        {unit ? <span className={styles.unit}> {unit}</span> : null}
      </p>
      {children}
    </div>
  )
}
