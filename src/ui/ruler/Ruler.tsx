import styles from './Ruler.module.css'

/** A place on the ruler, from 0 (start) to 1 (end). */
type Fraction = number

export type Tick = {
  readonly at: Fraction
  /** Without one the tick is a short line. */
  readonly label?: string
  /** A second line below the label, such as the same value in another unit. */
  readonly detail?: string | undefined
  /** Whether the label may be left out where there is little room. */
  readonly minor?: boolean
  /** Whether only its second line may be left out there. */
  readonly minorDetail?: boolean
}

export type Reading = {
  readonly at: Fraction
  readonly label: string
  readonly tone: 'good' | 'fair' | 'bad' | 'neutral'
}

type RulerProps = {
  /** All readings in a sentence, for screen readers. */
  readonly label: string
  readonly ticks: readonly Tick[]
  /** The stretch where a reading is good. */
  readonly good?: { readonly from: Fraction; readonly to: Fraction }
  /** At most one reading a tone, as their labels share a line. */
  readonly readings: readonly Reading[]
}

const percent = (at: Fraction): string => `${Math.min(Math.max(at, 0), 1) * 100}%`
/** Labels at the ends are aligned with them, so that none leaves the ruler. */
const anchorAt = (at: Fraction) => (at < 0.08 ? 'start' : at > 0.92 ? 'end' : 'middle')

/** A hairline ruler with ticks, a good stretch and readings: how near a value is to where it should be. */
export function Ruler({ label, ticks, good, readings }: RulerProps) {
  const detailed = ticks.some(({ detail }) => detail !== undefined)
  return (
    <div className={styles.container}>
      <svg className={styles.ruler} role="img" aria-label={label} height={detailed ? 88 : 68}>
        {good ? (
          <rect
            x={percent(good.from)}
            width={percent(good.to - good.from)}
            y="30"
            height="4"
            className={styles.good}
          />
        ) : null}
        <line x1="0" x2="100%" y1="34" y2="34" className={styles.line} />
        {ticks.map((tick) => (
          <g key={tick.at} data-minor={tick.minor ? '' : undefined}>
            <line
              x1={percent(tick.at)}
              x2={percent(tick.at)}
              y1="34"
              y2={tick.label ? 43 : 39}
              className={styles.line}
            />
            {tick.label ? (
              <text x={percent(tick.at)} y="60" textAnchor={anchorAt(tick.at)} className={styles.tick}>
                {tick.label}
              </text>
            ) : null}
            {tick.detail ? (
              <text
                x={percent(tick.at)}
                y="79"
                textAnchor={anchorAt(tick.at)}
                className={styles.tick}
                data-minor={tick.minorDetail ? '' : undefined}
              >
                {tick.detail}
              </text>
            ) : null}
          </g>
        ))}
        {readings.map(({ at, label, tone }) => (
          <g key={tone} data-tone={tone} className={styles.reading}>
            <line x1={percent(at)} x2={percent(at)} y1="18" y2="42" className={styles.hand} />
            <text x={percent(at)} y="12" textAnchor={anchorAt(at)}>
              {label}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}
