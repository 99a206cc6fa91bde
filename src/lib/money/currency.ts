import { decimalText } from './decimal.ts'
import type { MinorUnits } from './totals.ts'

/** Signs that several currencies share, and the one that may use it bare. */
const owners: Readonly<Record<string, string>> = { $: 'USD', '£': 'GBP', '¥': 'JPY', kr: 'SEK' }

const decimals = new Map<string, number>()

/** How many decimals a currency has, by ISO 4217 as Intl knows it: USD 2, JPY 0, KWD 3. Throws for no code. */
export function currencyDecimals(currency: string): number {
  const known = decimals.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const places = format.resolvedOptions().maximumFractionDigits ?? 2
  decimals.set(currency, places)
  return places
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const format = (currencyDisplay: 'narrowSymbol' | 'symbol') =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
  const narrow = format('narrowSymbol')
  const sign = narrow.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''
  const made = (owners[sign] ?? currency) === currency ? narrow : format('symbol')
  formats.set(key, made)
  return made
}

/** An amount with the sign of its currency, exact at any size: `$1,234.50`, `₺1.234,50`, `CA$5.00`. */
export const formatMoney = (amount: MinorUnits, currency: string, locale: string): string =>
  formatOf(currency, locale).format(decimalText({ units: amount, scale: currencyDecimals(currency) }))
