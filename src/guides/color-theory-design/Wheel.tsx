import { useState } from 'react'
import { Figure } from '../../ui/article/prose/Figure.tsx'
import { RangeField } from '../../ui/fields/range-field/RangeField.tsx'
import { SelectField } from '../../ui/fields/select-field/SelectField.tsx'
import type { Messages } from './messages.en.ts'
import { huesOf, type Scheme, schemeNames } from './schemes.ts'
import styles from './Wheel.module.css'

const slices = 36
const [inner, outer] = [62, 96]

/** A colour whose chroma is within sRGB at this lightness for every hue. */
const colourOf = (hue: number) => `oklch(70% 0.12 ${hue})`

// Rounded, so that the prerendered path is the same as in every browser.
const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

const slice = (start: number, width: number): string =>
  `M${at(inner, start)}L${at(outer, start)}A${outer} ${outer} 0 0 1 ${at(outer, start + width)}` +
  `L${at(inner, start + width)}A${inner} ${inner} 0 0 0 ${at(inner, start)}z`

/** A colour wheel with the hues of a scheme. */
export function Wheel({ t }: { readonly t: Messages['wheel'] }) {
  const [hue, setHue] = useState(165)
  const [scheme, setScheme] = useState<Scheme>('complementary')
  const hues = huesOf(scheme, hue)
  const width = 360 / slices
  return (
    <Figure caption={t.caption}>
      <div className={styles.pair}>
        <svg
          className={styles.wheel}
          viewBox="-110 -110 220 220"
          role="img"
          aria-label={t.label(hues.map((each) => `${each}°`).join(', '))}
        >
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
                <circle
                  className={styles.mark}
                  cx={cx}
                  cy={cy}
                  r={index === 0 ? 15 : 10}
                  fill={colourOf(each)}
                />
              </g>
            )
          })}
        </svg>
        <div className={styles.controls}>
          <SelectField
            label={t.scheme}
            value={scheme}
            options={schemeNames.map((value) => ({ value, label: t.schemes[value] }))}
            onChange={setScheme}
          />
          <RangeField
            label={t.hue(hue)}
            valueText={`${hue}°`}
            value={hue}
            min={0}
            max={359}
            step={1}
            onChange={setHue}
          />
          <svg
            className={styles.palette}
            viewBox={`0 0 ${hues.length} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {hues.map((each, index) => (
              <rect key={each} x={index} width={1} height={1} fill={colourOf(each)} />
            ))}
          </svg>
        </div>
      </div>
    </Figure>
  )
}
