import { useState } from 'react'
import { Figure } from '../../ui/article/prose/Figure.tsx'
import { RangeField } from '../../ui/fields/range-field/RangeField.tsx'
import { SelectField } from '../../ui/fields/select-field/SelectField.tsx'
import type { Messages } from './messages.en.ts'
import { firstHue, firstScheme, huesOf, type Scheme, schemeNames } from './schemes.ts'
import styles from './Wheel.module.css'
import { colourOf, WheelDrawing } from './WheelDrawing.tsx'

/** A colour wheel with the hues of a scheme. */
export function Wheel({ t }: { readonly t: Messages['wheel'] }) {
  const [hue, setHue] = useState(firstHue)
  const [scheme, setScheme] = useState<Scheme>(firstScheme)
  const hues = huesOf(scheme, hue)
  return (
    <Figure caption={t.caption}>
      <div className={styles.pair}>
        <WheelDrawing hues={hues} label={t.label(hues.map((each) => `${each}°`))} />
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
