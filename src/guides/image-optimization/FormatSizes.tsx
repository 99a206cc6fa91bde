import { Figure } from '../../ui/article/prose/Figure.tsx'
import styles from './FormatSizes.module.css'
import type { Messages } from './messages.en.ts'

/** In percent of the JPEG file; `min` differs where the source gives a range. */
const formats = [
  { name: 'JPEG', min: 100, max: 100, text: '100' },
  { name: 'WebP', min: 66, max: 75, text: '66–75' },
  { name: 'AVIF', min: 50, max: 50, text: '50' },
] as const

const row = 34

/** Sizes of the same photo in three formats. */
export function FormatSizes({ t }: { readonly t: Messages['sizes'] }) {
  return (
    <Figure caption={t.caption}>
      <svg
        className={styles.chart}
        viewBox={`0 0 400 ${row * formats.length}`}
        role="img"
        aria-label={t.label}
      >
        {formats.map(({ name, min, max, text }, index) => (
          <g key={name} transform={`translate(0 ${index * row})`}>
            <text className={styles.name} x={0} y={21}>
              {name}
            </text>
            <rect className={styles.range} x={56} y={5} width={max * 2.4} height={24} rx={4} />
            <rect className={styles.bar} x={56} y={5} width={min * 2.4} height={24} rx={4} />
            <text className={styles.value} x={64 + max * 2.4} y={21}>
              {index === 0 ? text : t.about(text)}
            </text>
          </g>
        ))}
      </svg>
    </Figure>
  )
}
