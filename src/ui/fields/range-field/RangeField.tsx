import { useId, useLayoutEffect, useRef } from 'react'
import styles from './RangeField.module.css'

type RangeFieldProps = {
  /** Its name with the value: "Margin: 20 mm". */
  readonly label: string
  /** The value with its unit, for screen readers. */
  readonly valueText: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A number chosen with a slider; the label shows the current value. */
export function RangeField({ label, valueText, value, min, max, step, onChange }: RangeFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    input.current?.style.setProperty('--filled', `${((value - min) / (max - min)) * 100}%`)
  }, [value, min, max])
  // Screen readers announce the value of a slider by themselves; in its name they would announce it twice.
  const [name = '', ...shown] = label.split(/(?=:\s)/)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {name}
        <span aria-hidden="true">{shown}</span>
      </label>
      <input
        ref={input}
        id={id}
        className={styles.range}
        type="range"
        aria-valuetext={valueText}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
