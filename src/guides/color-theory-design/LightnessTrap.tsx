import { luminance } from '../../lib/contrast.ts'
import { Figure } from '../../ui/article/prose/Figure.tsx'
import styles from './LightnessTrap.module.css'
import type { Messages } from './messages.en.ts'

/** Hues 0, 60, 120, 180, 240 and 300 of HSL, full saturation, lightness 50 %. */
const hues = [
  [255, 0, 0],
  [255, 255, 0],
  [0, 255, 0],
  [0, 255, 255],
  [0, 0, 255],
  [255, 0, 255],
] as const

/** The grey of a luminance (inverse of the sRGB transfer function), as an 8-bit channel. */
const greyOf = (light: number): number =>
  Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))

/** Colours of equal HSL lightness, and their luminance as greys. */
export function LightnessTrap({ t }: { readonly t: Messages['trap'] }) {
  return (
    <Figure caption={t.caption}>
      <svg className={styles.swatches} viewBox="0 0 384 168" role="img" aria-label={t.label}>
        <text className={styles.label} x={0} y={12}>
          {t.colours}
        </text>
        {hues.map((rgb, index) => {
          const grey = greyOf(luminance(rgb))
          return (
            <g key={rgb.join()} transform={`translate(${index * 64} 0)`}>
              <rect y={20} width={64} height={56} fill={`rgb(${rgb.join()})`} />
              <rect y={76} width={64} height={56} fill={`rgb(${grey},${grey},${grey})`} />
            </g>
          )
        })}
        <text className={styles.label} x={0} y={152}>
          {t.greys}
        </text>
      </svg>
    </Figure>
  )
}
