import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import type { Length, Mass } from '../core/measures/quantity.ts'
import type { Messages } from '../messages.en.ts'
import { useTexts } from '../texts.ts'
import styles from './MeasureFields.module.css'

type FieldProps<Value> = {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly error?: string | undefined
}

type Unit = keyof Messages['unitNames']

/** Returns a function that creates the text fields of one measurement, one per unit. */
function useUnitFields({ label, error }: Pick<FieldProps<unknown>, 'label' | 'error'>) {
  const { t } = useTexts()
  return (unit: Unit, value: string, onChange: (value: string) => void) => (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      label={t.fieldOf(label, t.unitNames[unit])}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}

export function MassField({ value, onChange, ...shared }: FieldProps<Mass>) {
  const field = useUnitFields(shared)
  if (value.unit === 'kg') return field('kg', value.kg, (kg) => onChange({ unit: 'kg', kg }))
  if (value.unit === 'lb') return field('lb', value.lb, (lb) => onChange({ unit: 'lb', lb }))
  return (
    <div className={styles.pair}>
      {field('st', value.st, (st) => onChange({ ...value, st }))}
      {field('lb', value.lb, (lb) => onChange({ ...value, lb }))}
    </div>
  )
}

export function LengthField({ value, onChange, ...shared }: FieldProps<Length>) {
  const field = useUnitFields(shared)
  if (value.unit === 'cm') return field('cm', value.cm, (cm) => onChange({ unit: 'cm', cm }))
  if (value.unit === 'in') return field('in', value.in, (inches) => onChange({ unit: 'in', in: inches }))
  return (
    <div className={styles.pair}>
      {field('ft', value.ft, (ft) => onChange({ ...value, ft }))}
      {field('in', value.in, (inches) => onChange({ ...value, in: inches }))}
    </div>
  )
}
