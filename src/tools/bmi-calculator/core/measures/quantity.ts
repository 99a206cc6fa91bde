/** Exact by international agreement (1959). */
const kilogramsPerPound = 0.45359237
const centimetresPerInch = 2.54
const poundsPerStone = 14
const inchesPerFoot = 12

/** A typed length, in the unit it was typed in. */
export type Length =
  | { readonly unit: 'cm'; readonly cm: string }
  | { readonly unit: 'ft-in'; readonly ft: string; readonly in: string }
  | { readonly unit: 'in'; readonly in: string }

export type Mass =
  | { readonly unit: 'kg'; readonly kg: string }
  | { readonly unit: 'st-lb'; readonly st: string; readonly lb: string }
  | { readonly unit: 'lb'; readonly lb: string }

export type LengthUnit = Length['unit']
export type MassUnit = Mass['unit']

/**
 * Parses a typed number, with decimal point or comma and surrounding spaces. NaN for anything else, including an empty
 * text and grouped thousands.
 */
export function parseDecimal(text: string): number {
  const plain = text.trim().replace('−', '-').replace(',', '.')
  // Adding 0 makes 0 of -0, which an export would not have.
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) + 0 : Number.NaN
}

/** One of the two fields may be empty and counts as 0. */
function sum(large: string, small: string, ratio: number): number {
  const part = (text: string) => (text.trim() === '' ? 0 : parseDecimal(text))
  if (large.trim() === '' && small.trim() === '') return Number.NaN
  return part(large) * ratio + part(small)
}

/** In centimetres; NaN when a typed value is not a number. */
export function centimetresOf(length: Length): number {
  if (length.unit === 'cm') return parseDecimal(length.cm)
  const inches = length.unit === 'in' ? parseDecimal(length.in) : sum(length.ft, length.in, inchesPerFoot)
  return inches * centimetresPerInch
}

/** In kilograms; NaN when a typed value is not a number. */
export function kilogramsOf(mass: Mass): number {
  if (mass.unit === 'kg') return parseDecimal(mass.kg)
  const pounds = mass.unit === 'lb' ? parseDecimal(mass.lb) : sum(mass.st, mass.lb, poundsPerStone)
  return pounds * kilogramsPerPound
}

const isBlank = (...texts: readonly string[]) => texts.every((text) => text.trim() === '')

export const isLengthFilled = (length: Length): boolean =>
  length.unit === 'cm'
    ? !isBlank(length.cm)
    : length.unit === 'in'
      ? !isBlank(length.in)
      : !isBlank(length.ft, length.in)

export const isMassFilled = (mass: Mass): boolean =>
  mass.unit === 'kg' ? !isBlank(mass.kg) : mass.unit === 'lb' ? !isBlank(mass.lb) : !isBlank(mass.st, mass.lb)

/** One decimal, or none when it would be 0. */
const short = (value: number) => String(Math.round(value * 10) / 10)

/** Splits into large and small unit; a small part that rounds up to a whole large unit is carried over. */
function split(value: number, ratio: number): readonly [large: string, small: string] {
  const tenths = Math.round(value * 10)
  const large = Math.floor(tenths / (ratio * 10))
  return [String(large), short((tenths - large * ratio * 10) / 10)]
}

export function lengthIn(unit: LengthUnit, centimetres: number): Length {
  const known = Number.isFinite(centimetres)
  const inches = centimetres / centimetresPerInch
  if (unit === 'cm') return { unit, cm: known ? short(centimetres) : '' }
  if (unit === 'in') return { unit, in: known ? short(inches) : '' }
  const [ft, rest] = known ? split(inches, inchesPerFoot) : ['', '']
  return { unit, ft, in: rest }
}

export function massIn(unit: MassUnit, kilograms: number): Mass {
  const known = Number.isFinite(kilograms)
  const pounds = kilograms / kilogramsPerPound
  if (unit === 'kg') return { unit, kg: known ? short(kilograms) : '' }
  if (unit === 'lb') return { unit, lb: known ? short(pounds) : '' }
  const [st, lb] = known ? split(pounds, poundsPerStone) : ['', '']
  return { unit, st, lb }
}
