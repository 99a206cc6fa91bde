import type { Language } from '../../lib/i18n.ts'
import { categoryBounds, classBounds, decimalsFor, lowerActionPoints } from './core/bmi.ts'
import type { BmiForm } from './form.ts'
import { shownLength, shownMass, unitsOf } from './form.ts'
import type { Messages } from './messages.en.ts'
import type { UnitSystem } from './stored.ts'

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', tr: 'tr-TR' }

export const number = (value: number, language: Language, decimals: number, least = decimals): string =>
  new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: least,
    maximumFractionDigits: decimals,
  }).format(value)

/** A BMI with as many decimals as it takes not to contradict its category. */
export const shownBmi = (bmi: number, language: Language): string =>
  number(bmi, language, decimalsFor(bmi, [...categoryBounds, ...classBounds, ...lowerActionPoints], 1))

/** A weight in the units chosen. */
export function shownWeight(kilograms: number, units: UnitSystem, t: Messages, language: Language): string {
  const mass = shownMass({ unit: 'kg', kg: String(kilograms) }, unitsOf[units].weight)
  const decimal = (text: string) => number(Number(text), language, 1, 0)
  if (mass.unit === 'st-lb') return t.stones(mass.st, decimal(mass.lb))
  return mass.unit === 'lb' ? t.pounds(decimal(mass.lb)) : t.kilograms(decimal(mass.kg))
}

/** What was typed, in its own units: for asking back. */
export function typed(
  form: BmiForm,
  units: UnitSystem,
  t: Messages,
): [weight: string, height: string, age: string] {
  const weight = shownMass(form.weight, unitsOf[units].weight)
  const height = shownLength(form.height, unitsOf[units].height)
  const orNone = (text: string) => text.trim() || '0'
  return [
    weight.unit === 'kg'
      ? t.kilograms(weight.kg)
      : weight.unit === 'lb'
        ? t.pounds(weight.lb)
        : t.stones(orNone(weight.st), orNone(weight.lb)),
    height.unit === 'cm'
      ? t.centimetres(height.cm)
      : height.unit === 'ft-in'
        ? t.feet(orNone(height.ft), orNone(height.in))
        : t.feet('0', height.in),
    t.yearsOld(form.age.trim()),
  ]
}

const dates: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
  tr: new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'short', year: 'numeric' }),
}

export const shownDate = (moment: number, language: Language): string => dates[language].format(moment)
