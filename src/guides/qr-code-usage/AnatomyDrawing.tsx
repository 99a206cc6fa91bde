import { Drawing } from '../../ui/article/prose/Drawing.tsx'
import styles from './AnatomyDrawing.module.css'

/** A code of version 1 (21 × 21 modules, level M) with the text TOOLNOOK. */
const modules =
  'M0 0h7v1h-7zM8 0h1v1h-1zM10 0h1v1h-1zM12 0h1v1h-1zM14 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM9 1h1v1h-1zM12 1h1v1h-1zM14 1h1v1h-1zM20 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM9 2h1v1h-1zM12 2h1v1h-1zM14 2h1v1h-1zM16 2h3v1h-3zM20 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM8 3h3v1h-3zM12 3h1v1h-1zM14 3h1v1h-1zM16 3h3v1h-3zM20 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM8 4h2v1h-2zM11 4h2v1h-2zM14 4h1v1h-1zM16 4h3v1h-3zM20 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM8 5h3v1h-3zM12 5h1v1h-1zM14 5h1v1h-1zM20 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h7v1h-7zM8 7h1v1h-1zM10 7h1v1h-1zM0 8h1v1h-1zM4 8h1v1h-1zM6 8h3v1h-3zM12 8h6v1h-6zM20 8h1v1h-1zM2 9h1v1h-1zM5 9h1v1h-1zM8 9h1v1h-1zM10 9h1v1h-1zM12 9h3v1h-3zM20 9h1v1h-1zM0 10h1v1h-1zM2 10h2v1h-2zM5 10h3v1h-3zM9 10h1v1h-1zM12 10h2v1h-2zM17 10h1v1h-1zM1 11h1v1h-1zM4 11h1v1h-1zM8 11h2v1h-2zM11 11h2v1h-2zM15 11h1v1h-1zM17 11h4v1h-4zM0 12h1v1h-1zM2 12h3v1h-3zM6 12h2v1h-2zM9 12h1v1h-1zM11 12h1v1h-1zM14 12h7v1h-7zM8 13h1v1h-1zM10 13h3v1h-3zM20 13h1v1h-1zM0 14h7v1h-7zM8 14h2v1h-2zM11 14h1v1h-1zM14 14h3v1h-3zM18 14h2v1h-2zM0 15h1v1h-1zM6 15h1v1h-1zM9 15h2v1h-2zM13 15h5v1h-5zM0 16h1v1h-1zM2 16h3v1h-3zM6 16h1v1h-1zM8 16h2v1h-2zM12 16h3v1h-3zM18 16h1v1h-1zM20 16h1v1h-1zM0 17h1v1h-1zM2 17h3v1h-3zM6 17h1v1h-1zM10 17h1v1h-1zM12 17h3v1h-3zM16 17h1v1h-1zM19 17h2v1h-2zM0 18h1v1h-1zM2 18h3v1h-3zM6 18h1v1h-1zM10 18h1v1h-1zM12 18h2v1h-2zM16 18h2v1h-2zM0 19h1v1h-1zM6 19h1v1h-1zM9 19h4v1h-4zM15 19h1v1h-1zM18 19h1v1h-1zM20 19h1v1h-1zM0 20h7v1h-7zM8 20h4v1h-4zM14 20h1v1h-1zM19 20h2v1h-2z'

/** Positions of the parts in modules, numbered as in the list below the drawing. */
const marks = [
  { number: 1, areas: ['M0 0h7v7h-7z', 'M14 0h7v7h-7z', 'M0 14h7v7h-7z'], x: 3.5, y: 3.5 },
  { number: 2, areas: ['M8 6h5v1h-5z', 'M6 8h1v5h-1z'], x: 10.5, y: 6.5 },
  { number: 3, areas: ['M-4 -4h29v29h-29z'], x: -2, y: 10.5 },
] as const

/** A valid code with numbered parts. `label` says what is to be seen; without it the drawing is decoration. */
export function AnatomyDrawing({ label }: { readonly label?: string }) {
  return (
    <Drawing className={styles.code} viewBox="-4.5 -4.5 30 30" label={label}>
      <path className={styles.paper} d="M-4 -4h29v29h-29z" />
      <path className={styles.modules} d={modules} />
      {marks.map(({ number, areas, x, y }) => (
        <g key={number}>
          <path className={styles.area} d={areas.join('')} />
          <circle className={styles.badge} cx={x} cy={y} r={1.5} />
          <text className={styles.number} x={x} y={y + 0.7}>
            {number}
          </text>
        </g>
      ))}
    </Drawing>
  )
}
