import { type ReactNode, useEffect, useRef } from 'react'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { genders } from '../core/measures/bmi.ts'
import { centimetresOf, parseDecimal } from '../core/measures/quantity.ts'
import { type BmiSettings, type UnitSystem, unitSystems } from '../core/settings.ts'
import { shownWaist } from '../format.ts'
import { useTexts } from '../texts.ts'
import {
  type BmiForm,
  isFilled,
  type MeasureField,
  monthsMatter,
  shownLength,
  shownMass,
  unitsOf,
} from './form.ts'
import styles from './InputPanel.module.css'
import { LengthField, MassField } from './MeasureFields.tsx'

/** The id of the form, for the button outside of it. */
export const formId = 'bmi-form'

type InputPanelProps = {
  readonly form: BmiForm
  readonly onForm: (form: BmiForm) => void
  readonly settings: BmiSettings
  readonly onUnits: (units: UnitSystem) => void
  readonly onCalculate: () => void
  /** The invalid fields after Calculate, a new array each time; `undefined` when all are valid. */
  readonly invalid: readonly MeasureField[] | undefined
  /** Alerts about the typed values. */
  readonly children: ReactNode
}

/** The fields of the calculation: in one row where there is room. */
export function InputPanel(props: InputPanelProps) {
  const { t } = useTexts()
  const { form, onForm, settings, onUnits, onCalculate, invalid, children } = props
  const units = unitsOf[settings.units]
  const change = (part: Partial<BmiForm>) => onForm({ ...form, ...part })
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (invalid) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [invalid])
  const errorAt = (field: MeasureField) => (invalid?.includes(field) ? t.invalidField[field] : undefined)
  return (
    <form
      ref={element}
      id={formId}
      noValidate
      aria-label={t.yourData}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isFilled(form)) onCalculate()
      }}
    >
      <div className={styles.row}>
        <SegmentedField
          label={t.units}
          value={settings.units}
          segments={unitSystems.map((value) => ({ value, label: t.unitSystems[value] }))}
          onChange={onUnits}
        />
        <div className={styles.fields}>
          <MassField
            label={t.weight}
            value={shownMass(form.weight, units.weight)}
            onChange={(weight) => change({ weight })}
            error={errorAt('weight')}
          />
          <LengthField
            label={t.height}
            value={shownLength(form.height, units.height)}
            onChange={(height) => change({ height })}
            error={errorAt('height')}
          />
          <TextField
            label={t.fieldOf(t.age, t.years)}
            inputMode="decimal"
            autoComplete="off"
            value={form.age}
            onChange={(age) => change({ age })}
            error={errorAt('age')}
          />
          {monthsMatter(parseDecimal(form.age)) ? (
            <TextField
              label={t.fieldOf(t.months, t.optional)}
              hint={t.monthsHint}
              inputMode="numeric"
              autoComplete="off"
              value={form.months}
              onChange={(months) => change({ months })}
            />
          ) : null}
          <SegmentedField
            label={t.gender}
            value={form.gender === 'none' ? undefined : form.gender}
            segments={genders.map((value) => ({ value, label: t.genders[value] }))}
            onChange={(gender) => change({ gender })}
          />
        </div>
      </div>
      {children}
    </form>
  )
}

type WaistGroupProps = Pick<InputPanelProps, 'form' | 'onForm' | 'settings'>

/** The measurement that is not needed for the BMI. */
export function WaistGroup({ form, onForm, settings }: WaistGroupProps) {
  const { t, language } = useTexts()
  const waist = centimetresOf(form.waist)
  return (
    <FoldedGroup
      title={`${t.waist}, ${t.optional}`}
      state={waist > 0 ? shownWaist(form, settings.units, t, language) : t.waistNotGiven}
    >
      <LengthField
        label={`${t.waist}, ${t.optional}`}
        value={shownLength(form.waist, unitsOf[settings.units].waist)}
        onChange={(waist) => onForm({ ...form, waist })}
      />
    </FoldedGroup>
  )
}
