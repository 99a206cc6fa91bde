import { forEachLanguage } from '../../lib/text/by-language.ts'
import type { Language } from '../../lib/text/i18n.ts'
import { localeOf } from '../../lib/text/locale.ts'
import { categoryBounds, classBounds, decimalsFor, lowerActionPoints } from './core/measures/bmi.ts'
import { parseDecimal } from './core/measures/quantity.ts'
import type { UnitSystem } from './core/settings.ts'
import type { BmiForm } from './input/form.ts'
import { shownLength, shownMass, unitsOf } from './input/form.ts'
import type { Messages } from './messages.en.ts'

export const number = (value: number, language: Language, decimals: number, minDecimals = decimals): string =>
  new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: decimals,
  }).format(value)

/** A BMI with enough decimals not to contradict its category. */
export const shownBmi = (bmi: number, language: Language): string =>
  number(bmi, language, decimalsFor(bmi, [...categoryBounds, ...classBounds, ...lowerActionPoints], 1))

/** A weight in the chosen units. */
export function shownWeight(kilograms: number, units: UnitSystem, t: Messages, language: Language): string {
  const mass = shownMass({ unit: 'kg', kg: String(kilograms) }, unitsOf[units].weight)
  const decimal = (text: string) => number(Number(text), language, 1, 0)
  if (mass.unit === 'st-lb') return t.stones(mass.st, decimal(mass.lb))
  return mass.unit === 'lb' ? t.pounds(decimal(mass.lb)) : t.kilograms(decimal(mass.kg))
}

/** The waist in the chosen units. */
export function shownWaist(form: BmiForm, units: UnitSystem, t: Messages, language: Language): string {
  const waist = shownLength(form.waist, unitsOf[units].waist)
  const decimal = (text: string) => number(parseDecimal(text), language, 1, 0)
  if (waist.unit === 'cm') return t.centimetres(decimal(waist.cm))
  return t.inches(decimal(waist.unit === 'in' ? waist.in : '0'))
}

/** The typed values as interpreted, in their units, to ask for confirmation. */
export function typed(
  form: BmiForm,
  units: UnitSystem,
  t: Messages,
  language: Language,
): [weight: string, height: string, age: string] {
  const weight = shownMass(form.weight, unitsOf[units].weight)
  const height = shownLength(form.height, unitsOf[units].height)
  // Shows the parsed number, so that a comma meant to group thousands is noticed.
  const read = (text: string) => number(text.trim() === '' ? 0 : parseDecimal(text), language, 10, 0)
  return [
    weight.unit === 'kg'
      ? t.kilograms(read(weight.kg))
      : weight.unit === 'lb'
        ? t.pounds(read(weight.lb))
        : t.stones(read(weight.st), read(weight.lb)),
    height.unit === 'cm'
      ? t.centimetres(read(height.cm))
      : height.unit === 'ft-in'
        ? t.feet(read(height.ft), read(height.in))
        : t.feet('0', read(height.in)),
    t.yearsOld(form.age.trim() === '' ? 0 : parseDecimal(form.age)),
  ]
}

const inEach = (options: Intl.DateTimeFormatOptions) =>
  forEachLanguage((language) => new Intl.DateTimeFormat(localeOf(language), options))

const dates = inEach({ day: 'numeric', month: 'short', year: 'numeric' })
const times = inEach({ dateStyle: 'medium', timeStyle: 'short' })
const seconds = inEach({ dateStyle: 'medium', timeStyle: 'medium' })

/** Unique labels for timestamps: the day, with the time if a day has several, numbered if they are still equal. */
export function shownMoments(timestamps: readonly number[], language: Language): readonly string[] {
  let shown = timestamps.map((timestamp) => dates[language].format(timestamp))
  for (const { [language]: format } of [times, seconds]) {
    const previous = shown
    shown = previous.map((text, index) =>
      previous.indexOf(text) === previous.lastIndexOf(text) ? text : format.format(timestamps[index]),
    )
  }
  return shown.map((text, index) => {
    const earlier = shown.slice(0, index).filter((other) => other === text).length
    return earlier > 0 ? `${text} (${earlier + 1})` : text
  })
}

export const shownDate = (timestamp: number, language: Language): string => dates[language].format(timestamp)
