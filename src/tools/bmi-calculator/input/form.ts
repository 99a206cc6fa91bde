import { is, literal, object, picklist, string, variant } from 'valibot'
import type { Gender } from '../core/measures/bmi.ts'
import type { Measurements } from '../core/measures/plausibility.ts'
import {
  centimetresOf,
  isLengthFilled,
  isMassFilled,
  kilogramsOf,
  type Length,
  type LengthUnit,
  lengthIn,
  type Mass,
  type MassUnit,
  massIn,
  parseDecimal,
} from '../core/measures/quantity.ts'
import type { UnitSystem } from '../core/settings.ts'

/** The typed values. Each quantity stays in the unit it was typed in until it is changed, to avoid rounding. */
export type BmiForm = {
  readonly weight: Mass
  readonly height: Length
  readonly waist: Length
  readonly age: string
  /** Full months since the last birthday, for ages under 20. */
  readonly months: string
  /** Not preselected, as only calories and percentiles need it. */
  readonly gender: Gender | 'none'
}

export const emptyForm: BmiForm = {
  weight: { unit: 'kg', kg: '' },
  height: { unit: 'cm', cm: '' },
  waist: { unit: 'cm', cm: '' },
  age: '',
  months: '',
  gender: 'none',
}

const text = string()
const length = variant('unit', [
  object({ unit: literal('cm'), cm: text }),
  object({ unit: literal('ft-in'), ft: text, in: text }),
  object({ unit: literal('in'), in: text }),
])
const schema = object({
  weight: variant('unit', [
    object({ unit: literal('kg'), kg: text }),
    object({ unit: literal('st-lb'), st: text, lb: text }),
    object({ unit: literal('lb'), lb: text }),
  ]),
  height: length,
  waist: length,
  age: text,
  months: text,
  gender: picklist(['none', 'female', 'male']),
})

/** Whether it is a form that this build can show, of what another one has saved. */
export const isBmiForm = (saved: unknown): saved is BmiForm => is(schema, saved)

export const unitsOf: Readonly<
  Record<UnitSystem, { readonly weight: MassUnit; readonly height: LengthUnit; readonly waist: LengthUnit }>
> = {
  metric: { weight: 'kg', height: 'cm', waist: 'cm' },
  imperial: { weight: 'st-lb', height: 'ft-in', waist: 'in' },
  us: { weight: 'lb', height: 'ft-in', waist: 'in' },
}

export const shownMass = (mass: Mass, unit: MassUnit): Mass =>
  mass.unit === unit ? mass : massIn(unit, kilogramsOf(mass))

export const shownLength = (length: Length, unit: LengthUnit): Length =>
  length.unit === unit ? length : lengthIn(unit, centimetresOf(length))

export const isFilled = ({ weight, height, age }: BmiForm): boolean =>
  isMassFilled(weight) && isLengthFilled(height) && age.trim() !== ''

/** Months are used for whole years from 2 to 19. */
export const monthsMatter = (years: number): boolean => Number.isInteger(years) && years >= 2 && years < 20

export function measuredOf(form: BmiForm): Measurements {
  const years = parseDecimal(form.age)
  const months = Number(/^\s*(\d|1[01])\s*$/.exec(form.months)?.[1] ?? 0)
  return {
    kilograms: kilogramsOf(form.weight),
    centimetres: centimetresOf(form.height),
    years: monthsMatter(years) ? years + months / 12 : years,
    gender: form.gender,
  }
}

export type MeasureField = 'weight' | 'height' | 'age'

/** The fields that are not numbers, or a weight or height of 0 or less, in the order of the form. */
export function invalidFields(form: BmiForm): readonly MeasureField[] {
  const { kilograms, centimetres, years } = measuredOf(form)
  const isPositive = (value: number) => Number.isFinite(value) && value > 0
  const invalid: MeasureField[] = []
  if (!isPositive(kilograms)) invalid.push('weight')
  if (!isPositive(centimetres)) invalid.push('height')
  if (!Number.isFinite(years)) invalid.push('age')
  return invalid
}

/** Corrects a height that was typed in metres into the field for centimetres. */
export const inMetres = (form: BmiForm): BmiForm => ({
  ...form,
  height: lengthIn('cm', centimetresOf(form.height) * 100),
})

/** Swaps weight and height, in kg and cm, for visitors who mixed up the fields. */
export function swapped(form: BmiForm): BmiForm {
  const { kilograms, centimetres } = measuredOf(form)
  return {
    ...form,
    weight: massIn('kg', centimetres),
    height: lengthIn('cm', kilograms),
  }
}
