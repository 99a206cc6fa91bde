import { TextField } from '../../ui/text-field/TextField.tsx'
import type { Length, Mass } from './core/quantity.ts'
import styles from './MeasureFields.module.css'
import type { Messages } from './messages.en.ts'

type FieldProps<Value> = {
  readonly t: Messages
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly error?: string | undefined
}

const native = { inputMode: 'decimal', autoComplete: 'off', spellCheck: false } as const

export function MassField({ t, label, value, onChange, error }: FieldProps<Mass>) {
  const field = (unit: 'kg' | 'st' | 'lb', text: string, change: (text: string) => void) => (
    <TextField
      {...native}
      label={t.fieldOf(label, t.unitNames[unit])}
      value={text}
      onChange={change}
      error={error}
    />
  )
  if (value.unit === 'kg') return field('kg', value.kg, (kg) => onChange({ unit: 'kg', kg }))
  if (value.unit === 'lb') return field('lb', value.lb, (lb) => onChange({ unit: 'lb', lb }))
  return (
    <div className={styles.pair}>
      {field('st', value.st, (st) => onChange({ ...value, st }))}
      {field('lb', value.lb, (lb) => onChange({ ...value, lb }))}
    </div>
  )
}

export function LengthField({ t, label, value, onChange, error }: FieldProps<Length>) {
  const field = (unit: 'cm' | 'ft' | 'in', text: string, change: (text: string) => void) => (
    <TextField
      {...native}
      label={t.fieldOf(label, t.unitNames[unit])}
      value={text}
      onChange={change}
      error={error}
    />
  )
  if (value.unit === 'cm') return field('cm', value.cm, (cm) => onChange({ unit: 'cm', cm }))
  if (value.unit === 'in') return field('in', value.in, (inches) => onChange({ unit: 'in', in: inches }))
  return (
    <div className={styles.pair}>
      {field('ft', value.ft, (ft) => onChange({ ...value, ft }))}
      {field('in', value.in, (inches) => onChange({ ...value, in: inches }))}
    </div>
  )
}
