import { formatMoney, formatPrice } from '../../../../lib/money/currency.ts'
import { type Decimal, decimalText } from '../../../../lib/money/decimal.ts'
import { numberFormat } from '../../../../lib/text/formats.ts'
import { plainFormat } from '../../../../lib/text/plain-format.ts'
import { type DocumentLanguage, locales } from '../invoice/document-languages.ts'
import { type Unit, type UnitInWords, unitSymbols } from '../invoice/units.ts'

/** Formats numbers, percentages, money and days for a language, in characters that the document's fonts have. */
function formatsOf(locale: string) {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 20 })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const inWords = (unit: UnitInWords) =>
    numberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      maximumFractionDigits: 20,
    })
  return {
    /** With its unit: `1.5 hours`, `2 kg`; pieces as a number alone. */
    quantity(value: Decimal, unit: Unit): string {
      const digits = decimalText(value)
      if (unit === '') return plainFormat(number.format(digits))
      if (unit in unitSymbols)
        return `${plainFormat(number.format(digits))}\u00a0${unitSymbols[unit as keyof typeof unitSymbols]}`
      return plainFormat(inWords(unit as UnitInWords).format(digits))
    },
    /** With all its decimals and no others. */
    number: (value: Decimal) => plainFormat(number.format(decimalText(value))),
    percent: ({ units, scale }: Decimal) =>
      plainFormat(percent.format(decimalText({ units, scale: scale + 2 }))),
    money: (amount: bigint, currency: string) => formatMoney(amount, currency, locale),
    price: (price: Decimal, currency: string) => formatPrice(price, currency, locale),
    country: (code: string) => plainFormat(countries.of(code) ?? code),
    day: (text: string) => plainFormat(day.format(new Date(`${text}T00:00:00Z`))),
  }
}

export type Formats = ReturnType<typeof formatsOf>

const known = new Map<string, Formats>()

/** The cached formats of a language or locale. */
export function formatsFor(language: DocumentLanguage, locale: string = locales[language]): Formats {
  const formats = known.get(locale) ?? formatsOf(locale)
  known.set(locale, formats)
  return formats
}
