import { formatMoney } from '../../../lib/money/currency.ts'
import { type Decimal, decimalText } from '../../../lib/money/decimal.ts'
import { type DocumentLanguage, locales } from './document-languages.ts'

/** How a language writes numbers, percentages, money and days. */
function formatsOf(language: DocumentLanguage) {
  const locale = locales[language]
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 20 })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    /** With all its decimals and none more. */
    number: (value: Decimal) => number.format(decimalText(value)),
    percent: ({ units, scale }: Decimal) => percent.format(decimalText({ units, scale: scale + 2 })),
    money: (amount: bigint, currency: string) => formatMoney(amount, currency, locale),
    day: (text: string) => day.format(new Date(`${text}T00:00:00Z`)),
  }
}

export type Formats = ReturnType<typeof formatsOf>

const known = new Map<DocumentLanguage, Formats>()

/** The formats of a language, made once. */
export function formatsFor(language: DocumentLanguage): Formats {
  const formats = known.get(language) ?? formatsOf(language)
  known.set(language, formats)
  return formats
}
