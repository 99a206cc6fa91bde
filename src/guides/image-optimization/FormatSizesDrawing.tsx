import { Drawing } from '../../ui/article/prose/Drawing.tsx'
import styles from './FormatSizesDrawing.module.css'

/** In percent of the JPEG file; `min` differs where the source gives a range. */
const formats = [
  { name: 'JPEG', min: 100, max: 100, text: '100' },
  { name: 'WebP', min: 66, max: 75, text: '66–75' },
  { name: 'AVIF', min: 50, max: 50, text: '50' },
] as const

const row = 34

type FormatSizesDrawingProps = {
  /** What is to be seen; without it the drawing is decoration. */
  readonly label?: string
  /** The figure of an approximate size in words. */
  readonly about?: (text: string) => string
}

/** Sizes of the same photo in three formats, as bars. */
export function FormatSizesDrawing({ label, about = (text) => text }: FormatSizesDrawingProps) {
  return (
    <Drawing className={styles.chart} viewBox={`0 0 400 ${row * formats.length}`} label={label}>
      {formats.map(({ name, min, max, text }, index) => (
        <g key={name} transform={`translate(0 ${index * row})`}>
          <text className={styles.name} x={0} y={21}>
            {name}
          </text>
          <rect className={styles.range} x={56} y={5} width={max * 2.4} height={24} rx={4} />
          <rect className={styles.bar} x={56} y={5} width={min * 2.4} height={24} rx={4} />
          <text className={styles.value} x={64 + max * 2.4} y={21}>
            {index === 0 ? text : about(text)}
          </text>
        </g>
      ))}
    </Drawing>
  )
}
