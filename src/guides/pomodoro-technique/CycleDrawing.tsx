import { Drawing } from '../../ui/article/prose/Drawing.tsx'
import styles from './CycleDrawing.module.css'
import { type Interval, minutesOf } from './day-plan.ts'

type CycleDrawingProps = {
  readonly plan: readonly Interval[]
  /** What is to be seen; without it the drawing is decoration. */
  readonly label?: string
}

/** A sequence of pomodoros and breaks, to scale. */
export function CycleDrawing({ plan, label }: CycleDrawingProps) {
  return (
    <Drawing
      className={styles.plan}
      viewBox={`0 0 ${minutesOf(plan)} 24`}
      preserveAspectRatio="none"
      label={label}
    >
      {plan.map(({ kind, start, minutes }) => (
        <rect
          key={start}
          className={styles[kind]}
          x={start}
          y={kind === 'work' ? 0 : 8}
          width={minutes}
          height={kind === 'work' ? 24 : 16}
        />
      ))}
    </Drawing>
  )
}
