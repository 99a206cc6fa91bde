import { Drawing } from '../../ui/article/prose/Drawing.tsx'
import styles from './WheelDrawing.module.css'

const slices = 36
const [inner, outer] = [62, 96]

/** A colour whose chroma is within sRGB at this lightness for every hue. */
export const colourOf = (hue: number) => `oklch(70% 0.12 ${hue})`

// Rounded, so that the prerendered path is the same as in every browser.
const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

const slice = (start: number, width: number): string =>
  `M${at(inner, start)}L${at(outer, start)}A${outer} ${outer} 0 0 1 ${at(outer, start + width)}` +
  `L${at(inner, start + width)}A${inner} ${inner} 0 0 0 ${at(inner, start)}z`

type WheelDrawingProps = {
  readonly hues: readonly number[]
  /** What is to be seen; without it the drawing is decoration. */
  readonly label?: string
}

/** A colour wheel with marks at some hues, the first one larger. */
export function WheelDrawing({ hues, label }: WheelDrawingProps) {
  const width = 360 / slices
  return (
    <Drawing className={styles.wheel} viewBox="-110 -110 220 220" label={label}>
      {Array.from({ length: slices }, (_, index) => (
        <path
          key={colourOf(index * width)}
          d={slice((index - 0.5) * width, width)}
          fill={colourOf(index * width)}
        />
      ))}
      {hues.map((each, index) => {
        const [cx, cy] = at(79, each).split(' ')
        return (
          <g key={each}>
            <path className={styles.spoke} d={`M0 0L${at(inner, each)}`} />
            <circle className={styles.mark} cx={cx} cy={cy} r={index === 0 ? 15 : 10} fill={colourOf(each)} />
          </g>
        )
      })}
    </Drawing>
  )
}
