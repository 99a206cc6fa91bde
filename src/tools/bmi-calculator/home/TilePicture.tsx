import type { TileProps } from '../../../registry/manifest.ts'
import { TileFigure } from '../../../ui/layout/tile-figure/TileFigure.tsx'
import { categoryBounds, scaleEnds, scalePosition } from '../core/measures/bmi.ts'
import styles from './TilePicture.module.css'

const texts = {
  en: { figure: '18.5–24.9', unit: 'normal weight' },
  tr: { figure: '18,5–24,9', unit: 'normal kilo' },
}

const percent = (bmi: number) => `${scalePosition(bmi) * 100}%`
const [normal, overweight] = categoryBounds
const ticks = Array.from({ length: scaleEnds.to - scaleEnds.from + 1 }, (_, index) => scaleEnds.from + index)

/** The scale from 15 to 40 with the stretch of a normal weight. */
export function TilePicture({ language }: TileProps) {
  const { figure, unit } = texts[language]
  return (
    <TileFigure figure={figure}>
      <svg className={styles.scale} aria-hidden="true">
        <rect
          className={styles.good}
          x={percent(normal)}
          width={`${(scalePosition(overweight) - scalePosition(normal)) * 100}%`}
          y="4"
          height="4"
        />
        <line className={styles.line} x1="0" x2="100%" y1="8.5" y2="8.5" />
        {ticks.map((bmi) => (
          <line
            key={bmi}
            className={styles.line}
            x1={percent(bmi)}
            x2={percent(bmi)}
            y1="8"
            y2={bmi % 5 === 0 ? 18 : 13}
          />
        ))}
      </svg>
      <p>{unit}</p>
    </TileFigure>
  )
}
