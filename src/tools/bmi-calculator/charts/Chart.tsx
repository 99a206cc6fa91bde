import { useLayoutEffect, useRef, useState } from 'react'
import { type ChartValue, layoutChart } from '../core/history/chart.ts'
import { number, shownBmi, shownDate } from '../format.ts'
import { useTexts } from '../texts.ts'
import styles from './Chart.module.css'

const edge = { start: 44, end: 16, top: 12, bottom: 28 }

type ChartProps = {
  /** Oldest first; at least one. */
  readonly values: readonly ChartValue[]
  readonly label: string
  /** Whether to show the bounds of the adult categories. */
  readonly banded: boolean
}

/** BMI over time. The table beside it has the same numbers. */
export function Chart({ values, label, banded }: ChartProps) {
  const holder = useRef<HTMLDivElement>(null)
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const box = holder.current
    if (!box) return
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={holder} className={styles.holder}>
      {width > 0 ? (
        <svg role="img" aria-label={label} width={width} height={height}>
          <Plot
            values={values}
            banded={banded}
            width={width - edge.start - edge.end}
            height={height - edge.top - edge.bottom}
          />
        </svg>
      ) : null}
    </div>
  )
}

type PlotProps = Omit<ChartProps, 'label'> & { readonly width: number; readonly height: number }

function Plot({ values, banded, width, height }: PlotProps) {
  const { language } = useTexts()
  const { points, from, to, ...layout } = layoutChart(values, width, height)
  const bounds = banded ? layout.bounds : []
  const axis = (bmi: number, y: number) => (
    <text key={bmi} x="-8" y={y} className={styles.number} textAnchor="end" dominantBaseline="middle">
      {number(bmi, language, 1, 0)}
    </text>
  )
  const first = values[0]
  const last = values.at(-1)
  return (
    <g transform={`translate(${edge.start} ${edge.top})`}>
      <rect width={width} height={height} className={styles.ground} />
      {bounds.map(({ bmi, y }) => (
        <line key={bmi} x1={0} x2={width} y1={y} y2={y} className={styles.bound} />
      ))}
      {bounds.map(({ bmi, y }) => axis(bmi, y))}
      {bounds.some(({ y }) => y < 20) ? null : axis(to, 0)}
      {bounds.some(({ y }) => y > height - 20) ? null : axis(from, height)}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.line} />
      {points.map(({ x, y }, index) => {
        const value = values[index]
        if (!value) return null
        return (
          <circle key={`${value.timestamp} ${x}`} cx={x} cy={y} r={5} className={styles.point}>
            <title>{`${shownDate(value.timestamp, language)}: ${shownBmi(value.bmi, language)}`}</title>
          </circle>
        )
      })}
      {first && last && first !== last ? (
        <>
          <text x={0} y={height + 20} className={styles.number}>
            {shownDate(first.timestamp, language)}
          </text>
          <text x={width} y={height + 20} className={styles.number} textAnchor="end">
            {shownDate(last.timestamp, language)}
          </text>
        </>
      ) : null}
    </g>
  )
}
