import { byLanguage } from '../../../lib/text/by-language.ts'
import type { TileProps } from '../../../registry/manifest.ts'
import { TileFigure } from '../../../ui/layout/tile-figure/TileFigure.tsx'
import { categoryBounds, scaleEnds, scalePosition } from '../core/measures/bmi.ts'
import { number } from '../format.ts'
import type { TileMessages } from './messages.en.ts'
import styles from './TilePicture.module.css'

const texts = byLanguage(
  import.meta.glob<TileMessages>('./messages.*.ts', { eager: true, import: 'messages' }),
)

const percent = (bmi: number) => `${scalePosition(bmi) * 100}%`
const [normal, overweight] = categoryBounds
const ticks = Array.from({ length: scaleEnds.to - scaleEnds.from + 1 }, (_, index) => scaleEnds.from + index)

/** The scale from 15 to 40 with the stretch of a normal weight. */
export function TilePicture({ language }: TileProps) {
  const range = [normal, overweight - 0.1].map((bmi) => number(bmi, language, 1)).join('–')
  return (
    <TileFigure figure={range}>
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
      <p>{texts[language].normalWeight}</p>
    </TileFigure>
  )
}
