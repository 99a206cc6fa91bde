/**
 * Units of quantities with their codes of UN/ECE Recommendation 20, which e-invoices state (EN 16931, BT-130).
 * Empty: pieces.
 */
export const unitCodes = {
  '': 'C62',
  hour: 'HUR',
  minute: 'MIN',
  day: 'DAY',
  week: 'WEE',
  month: 'MON',
  kilogram: 'KGM',
  gram: 'GRM',
  tonne: 'TNE',
  metre: 'MTR',
  kilometre: 'KMT',
  'square-metre': 'MTK',
  'cubic-metre': 'MTQ',
  litre: 'LTR',
  'kilowatt-hour': 'KWH',
} as const

export type Unit = keyof typeof unitCodes

export const units = Object.keys(unitCodes) as Unit[]

/** Units that are printed as a word, which has a plural in most languages. */
export type UnitInWords = 'hour' | 'minute' | 'day' | 'week' | 'month'

/** Units that are printed as a symbol, the same in every language (ISO 80000). */
export const unitSymbols: Readonly<Record<Exclude<Unit, '' | UnitInWords>, string>> = {
  kilogram: 'kg',
  gram: 'g',
  tonne: 't',
  metre: 'm',
  kilometre: 'km',
  'square-metre': 'm²',
  'cubic-metre': 'm³',
  litre: 'l',
  'kilowatt-hour': 'kWh',
}
