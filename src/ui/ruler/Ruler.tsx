import { classNames } from '../../lib/class-names.ts'
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
  /** Which end of a long label is at the tick; otherwise its middle, except at the ends of the ruler. */
  readonly anchor?: 'start' | 'end'
}

export type Reading = {
  readonly at: Fraction
  /** None where the text beside the ruler says it. Without any of them the ruler is less high. */
  readonly label?: string | undefined
  readonly tone: 'good' | 'fair' | 'bad' | 'neutral'
}

/** One of many values, as a disc of two colours above the line. */
type Mark = { readonly at: Fraction; readonly colours: readonly [left: string, right: string] }

/** A named stretch of a large ruler, such as a category. */
export type Zone = { readonly from: Fraction; readonly to: Fraction; readonly label: string }

type RulerProps = {
  /** All readings in a sentence, for screen readers. None where the text beside the ruler is that sentence. */
  readonly label?: string
  readonly ticks: readonly Tick[]
  /** The stretch where a reading is good. */
  readonly good?: { readonly from: Fraction; readonly to: Fraction }
  /** At most one reading a tone, as their labels share a line. */
  readonly readings: readonly Reading[]
  /** A band with these names makes it the large ruler, for pages whose result is the reading. */
  readonly zones?: readonly Zone[] | undefined
  /** All values, each over the ones before it. The last is that of the reading. */
  readonly marks?: readonly Mark[]
}

/** Places in CSS pixels from the top: of the labels of readings, of the line and what belongs to it. */
const places = {
  compact: {
    reading: 0,
    hand: 2,
    good: 10,
    line: 14,
    handEnd: 22,
    tick: 22,
    minorTick: 19,
    label: 38,
    detail: 55,
  },
  plain: {
    reading: 12,
    hand: 18,
    good: 30,
    line: 34,
    handEnd: 42,
    tick: 43,
    minorTick: 39,
    label: 60,
    detail: 79,
  },
  large: {
    reading: 22,
    hand: 32,
    good: 44,
    line: 88,
    handEnd: 100,
    tick: 100,
    minorTick: 95,
    label: 122,
    detail: 146,
  },
} as const

const percent = (at: Fraction): string => `${Math.min(Math.max(at, 0), 1) * 100}%`
/** Labels at the ends are aligned with them, so that none leaves the ruler. */
const anchorAt = (at: Fraction) => (at < 0.08 ? 'start' : at > 0.92 ? 'end' : 'middle')

/** Radius of the disc of a mark. */
const radius = 7

/** A hairline ruler with ticks, a good stretch and readings: how near a value is to where it should be. */
export function Ruler({ label, ticks, good, readings, zones, marks }: RulerProps) {
  const unlabelled = readings.length > 0 && readings.every(({ label }) => label === undefined)
  const at = places[zones ? 'large' : unlabelled ? 'compact' : 'plain']
  const detailed = ticks.some(({ detail }) => detail !== undefined)
  return (
    <div className={styles.container}>
      <svg
        className={styles.ruler}
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined || undefined}
        height={(detailed ? at.detail : at.label) + 9}
        data-large={zones ? '' : undefined}
      >
        {good ? (
          <rect
            x={percent(good.from)}
            width={percent(good.to - good.from)}
            y={at.good}
            height={at.line - at.good}
            className={styles.good}
          />
        ) : null}
        {zones?.map((zone) => (
          <rect
            key={zone.from}
            x={percent(zone.from)}
            width={percent(zone.to - zone.from)}
            y={at.good}
            height={at.line - at.good}
            className={styles.zone}
          />
        ))}
        <line x1="0" x2="100%" y1={at.line} y2={at.line} className={styles.line} />
        {ticks.map((tick) => (
          <g key={`${tick.at} ${tick.label}`} data-minor={tick.minor ? '' : undefined}>
            <line
              x1={percent(tick.at)}
              x2={percent(tick.at)}
              y1={at.line}
              y2={tick.label || tick.detail ? at.tick : at.minorTick}
              className={styles.line}
            />
            {tick.label ? (
              <text
                x={percent(tick.at)}
                y={at.label}
                textAnchor={tick.anchor ?? anchorAt(tick.at)}
                className={styles.tick}
              >
                {tick.label}
              </text>
            ) : null}
            {tick.detail ? (
              <text
                x={percent(tick.at)}
                y={at.detail}
                textAnchor={tick.anchor ?? anchorAt(tick.at)}
                className={styles.tick}
                data-minor={tick.minorDetail ? '' : undefined}
              >
                {tick.detail}
              </text>
            ) : null}
          </g>
        ))}
        {readings.map(({ at: place, label, tone }) => (
          <g key={tone} data-tone={tone} className={styles.reading}>
            <line
              x1={percent(place)}
              x2={percent(place)}
              y1={at.hand}
              y2={at.handEnd}
              className={styles.hand}
            />
            {label === undefined ? null : (
              <text x={percent(place)} y={at.reading} textAnchor={anchorAt(place)}>
                {label}
              </text>
            )}
          </g>
        ))}
        {/* After the hands, which end around the names that they would cross. */}
        {zones?.map((zone) => (
          <text
            key={zone.from}
            x={percent((zone.from + zone.to) / 2)}
            y={(at.good + at.line) / 2 + 5}
            textAnchor="middle"
            className={classNames(styles.tick, styles.name)}
            data-minor=""
            data-good={good && zone.from === good.from ? '' : undefined}
          >
            {zone.label}
          </text>
        ))}
        {marks?.map(({ at: place, colours: [left, right] }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks are in order and have no state; two can be at one place
          <svg key={index} aria-hidden="true" x={percent(place)} y={at.good - radius} className={styles.mark}>
            <path d={`M0 ${-radius}A${radius} ${radius} 0 0 0 0 ${radius}`} fill={left} />
            <path d={`M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}`} fill={right} />
            <circle r={radius} className={styles.rim} />
          </svg>
        ))}
      </svg>
    </div>
  )
}
