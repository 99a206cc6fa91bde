import { plainFormat } from '../text/plain-format.ts'
import { type Decimal, decimalText } from './decimal.ts'
import { currencyDecimals } from './minor-units.ts'
import type { MinorUnits } from './totals.ts'

/** Signs that several currencies share, and the currency that uses it without a prefix. */
const owners: Readonly<Record<string, string>> = { $: 'USD', '£': 'GBP', '¥': 'JPY', kr: 'SEK' }

/** Signs that fonts have. For newer ones, which a newer runtime may write, the currency's code is used. */
const printableSign = /^[\p{Script=Latin}.$£¥€₩₪₫₴₹₺]+$/u

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${decimals}`
  const known = formats.get(key)
  if (known) return known
  const format = (currencyDisplay: 'narrowSymbol' | 'symbol' | 'code') =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  const signOf = (formatter: Intl.NumberFormat) =>
    formatter.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''
  const narrow = format('narrowSymbol')
  const unambiguous = (owners[signOf(narrow)] ?? currency) === currency ? narrow : format('symbol')
  const chosen = printableSign.test(signOf(unambiguous)) ? unambiguous : format('code')
  formats.set(key, chosen)
  return chosen
}

/** An amount with the sign of its currency, exact at any size: `$1,234.50`, `₺1.234,50`, `CA$5.00`. */
export const formatMoney = (amount: MinorUnits, currency: string, locale: string): string =>
  formatPrice({ units: amount, scale: currencyDecimals(currency) }, currency, locale)

/** A price with all its decimals, and as many as the currency has at least: `$0.0125`, `$3.00`. */
export function formatPrice(price: Decimal, currency: string, locale: string): string {
  const decimals = Math.max(price.scale, currencyDecimals(currency))
  return plainFormat(formatOf(currency, locale, decimals).format(decimalText(price)))
}
