import { useState } from 'react'
import { Figure } from '../../ui/article/prose/Figure.tsx'
import { RangeField } from '../../ui/fields/range-field/RangeField.tsx'
import styles from './Cycle.module.css'
import { CycleDrawing } from './CycleDrawing.tsx'
import { dayPlan, firstCount, minutesOf } from './day-plan.ts'
import type { Messages } from './messages.en.ts'

/** The most pomodoros that fit the drawing. */
const maxPomodoros = 12

/** A sequence of pomodoros and breaks, to scale. */
export function Cycle({ t }: { readonly t: Messages['cycle'] }) {
  const [count, setCount] = useState(firstCount)
  const plan = dayPlan(count)
  const total = minutesOf(plan)
  const focus = count * 25
  return (
    <Figure caption={t.caption}>
      <RangeField
        label={t.label(count)}
        valueText={t.label(count)}
        value={count}
        min={1}
        max={maxPomodoros}
        step={1}
        onChange={setCount}
      />
      <CycleDrawing plan={plan} label={`${t.picture}. ${t.sum(focus, total - focus)}`} />
      <ul className={styles.legend}>
        <li>{t.work} 25</li>
        <li className={styles.ofShort}>{t.shortBreak} 5</li>
        <li className={styles.ofLong}>{t.longBreak} 15</li>
      </ul>
      <p>
        <output>{t.sum(focus, total - focus)}</output>
      </p>
    </Figure>
  )
}
