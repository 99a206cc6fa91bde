import { categoryBounds, scaleEnds, scalePosition } from '../core/measures/bmi.ts'
import styles from './ScaleBar.module.css'

const places = [scaleEnds.from, ...categoryBounds, scaleEnds.to].map((bmi) => scalePosition(bmi) * 100)

type ScaleBarProps = {
  readonly bmi: number
  readonly label: string
  /** Formats the bounds 15, 18.5, 25, 30 and 40 in the page's language. */
  readonly number: (value: number) => string
  /** Whether to show the bands of the adult categories. */
  readonly banded: boolean
}

/** A scale from 15 to 40 with a marker at a BMI. */
export function ScaleBar({ bmi, label, number, banded }: ScaleBarProps) {
  const x = scalePosition(bmi) * 100
  const marks = banded ? [scaleEnds.from, ...categoryBounds, scaleEnds.to] : [scaleEnds.from, scaleEnds.to]
  return (
    <svg className={styles.scale} role="img" aria-label={label} height="74">
      {places.slice(0, -1).map((from, index) => (
        <rect
          key={from}
          x={`${from}%`}
          y="16"
          width={`${(places[index + 1] ?? 100) - from}%`}
          height="14"
          className={styles.band}
          data-band={banded ? index : 'none'}
        />
      ))}
      {banded
        ? places
            .slice(1, -1)
            .map((place) => (
              <line key={place} x1={`${place}%`} x2={`${place}%`} y1="14" y2="32" className={styles.bound} />
            ))
        : null}
      {marks.map((mark) => (
        <text
          key={mark}
          x={`${scalePosition(mark) * 100}%`}
          // The ends are on a second line: between 15 and 18.5 there is no room for larger text.
          y={mark === scaleEnds.from || mark === scaleEnds.to ? '68' : '50'}
          className={styles.number}
          textAnchor={mark === scaleEnds.from ? 'start' : mark === scaleEnds.to ? 'end' : 'middle'}
        >
          {number(mark)}
        </text>
      ))}
      <svg aria-hidden="true" x={`${x}%`} y="0" className={styles.place}>
        <path d="M0 15 L-8 3 L8 3 Z M0 15 V31" className={styles.marker} />
      </svg>
    </svg>
  )
}
