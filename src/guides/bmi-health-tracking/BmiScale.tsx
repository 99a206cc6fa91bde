import { useState } from 'react'
import { Figure } from '../../ui/article/prose/Figure.tsx'
import { RangeField } from '../../ui/fields/range-field/RangeField.tsx'
import styles from './BmiScale.module.css'
import { bmiOf, categoryOf, roundBmi } from './bmi.ts'
import type { Messages } from './messages.en.ts'

const [min, max] = [15, 40]
const borders = [18.5, 25, 30] as const
const widthOf = (bmi: number) => ((Math.min(Math.max(bmi, min), max) - min) / (max - min)) * 400

/** A marker on the four BMI ranges that follows weight and height. */
export function BmiScale({ t }: { readonly t: Messages['scale'] }) {
  const [height, setHeight] = useState(175)
  const [weight, setWeight] = useState(70)
  const bmi = bmiOf(weight, height)
  const result = t.result(roundBmi(bmi), categoryOf(bmi))
  const edges = [min, ...borders, max].map(widthOf)
  return (
    <Figure caption={t.caption}>
      <RangeField
        label={t.height(height)}
        valueText={t.height(height)}
        value={height}
        min={140}
        max={205}
        step={1}
        onChange={setHeight}
      />
      <RangeField
        label={t.weight(weight)}
        valueText={t.weight(weight)}
        value={weight}
        min={40}
        max={140}
        step={1}
        onChange={setWeight}
      />
      <svg className={styles.scale} viewBox="-8 0 416 62" role="img" aria-label={`${t.label}. ${result}`}>
        {edges.slice(0, -1).map((start, index) => (
          <rect
            key={start}
            className={styles.range}
            data-even={index % 2 === 0 || undefined}
            x={start}
            y={18}
            width={(edges[index + 1] ?? start) - start}
            height={20}
          />
        ))}
        {[min, ...borders, max].map((border) => (
          <text key={border} className={styles.border} x={widthOf(border)} y={56}>
            {t.border(border)}
          </text>
        ))}
        <path
          className={styles.marker}
          d={`M${widthOf(bmi)} 18l-7 -13h14zM${widthOf(bmi) - 1} 16h2v24h-2z`}
        />
      </svg>
      <p className={styles.result}>
        <output>{result}</output>
      </p>
    </Figure>
  )
}
