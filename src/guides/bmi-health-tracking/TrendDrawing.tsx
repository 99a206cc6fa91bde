import { Drawing } from '../../ui/article/prose/Drawing.tsx'
import styles from './TrendDrawing.module.css'

const days = 70
const window = 7

/** Invented weights in kilograms: a slow decrease plus variation from three incommensurable waves. */
const weights = Array.from(
  { length: days },
  (_, day) =>
    78 -
    0.03 * day +
    0.45 * Math.sin(day * 2.4) +
    0.35 * Math.sin(day * 0.93 + 1) +
    0.3 * Math.sin(day * 5.1),
)
const means = weights.slice(window - 1).map((_, start) => {
  const week = weights.slice(start, start + window)
  return week.reduce((sum, weight) => sum + weight, 0) / window
})

const x = (day: number) => 40 + (day / (days - 1)) * 352
const y = (weight: number) => 8 + (79.2 - weight) * 38
// Rounded, so that the prerendered path is the same as in every browser.
const point = (day: number, weight: number) => `${x(day).toFixed(1)} ${y(weight).toFixed(1)}`

/** Daily weights and their weekly mean. `label` says what is to be seen; without it the drawing is decoration. */
export function TrendDrawing({ label }: { readonly label?: string }) {
  return (
    <Drawing className={styles.chart} viewBox="0 0 400 190" label={label}>
      {[79, 78, 77, 76, 75].map((weight) => (
        <g key={weight}>
          <path className={styles.grid} d={`M40 ${y(weight)}H392`} />
          <text className={styles.tick} x={34} y={y(weight) + 4}>
            {weight}
          </text>
        </g>
      ))}
      <path className={styles.days} d={weights.map((weight, day) => `M${point(day, weight)}h0`).join('')} />
      <path
        className={styles.mean}
        d={means
          .map((mean, index) => `${index === 0 ? 'M' : 'L'}${point(index + window - 1, mean)}`)
          .join('')}
      />
    </Drawing>
  )
}
