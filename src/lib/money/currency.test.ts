import { afterEach, expect, it, vi } from 'vitest'
import { formatMoney, formatPrice } from './currency.ts'
import { currencyDecimals } from './minor-units.ts'

const shown = (amount: bigint, currency: string, locale: string) =>
  formatMoney(amount, currency, locale).replaceAll('\u00a0', ' ')

afterEach(() => vi.restoreAllMocks())

it.each([
  ['USD', 2],
  ['HUF', 2],
  ['JPY', 0],
  ['CLP', 0],
  ['ISK', 0],
  ['KRW', 0],
  ['KWD', 3],
  ['TND', 3],
  ['CLF', 4],
])('%s has %s decimals, as ISO 4217 says', (currency, decimals) => {
  expect(currencyDecimals(currency)).toBe(decimals)
})

it.each([
  [123450n, 'USD', 'en-GB', '$1,234.50'],
  [123450n, 'USD', 'tr-TR', '$1.234,50'],
  [123450n, 'TRY', 'en-GB', '₺1,234.50'],
  [123450n, 'TRY', 'tr-TR', '₺1.234,50'],
  [123450n, 'CAD', 'en-GB', 'CA$1,234.50'],
  [1234n, 'JPY', 'en-GB', '¥1,234'],
  [123450n, 'HUF', 'en-GB', 'Ft 1,234.50'],
  [1234500n, 'KWD', 'en-GB', 'KWD 1,234.500'],
  [123450n, 'EUR', 'fr-FR', '1 234,50 €'],
  [-123450n, 'EUR', 'fr-FR', '-1 234,50 €'],
  [12345678901234567890n, 'USD', 'en-GB', '$123,456,789,012,345,678.90'],
])('%s of %s in %s is %s', (amount, currency, locale, text) => {
  expect(shown(amount, currency, locale)).toBe(text)
})

it.each([
  [{ units: 125n, scale: 4 }, 'USD', '$0.0125'],
  [{ units: 3n, scale: 0 }, 'USD', '$3.00'],
  [{ units: 15n, scale: 1 }, 'JPY', '¥1.5'],
])('shows the price %s in %s as %s', (price, currency, text) => {
  expect(formatPrice(price, currency, 'en-GB')).toBe(text)
})

it('writes the code where the runtime has a sign that fonts lack', () => {
  vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts').mockReturnValue([
    { type: 'currency', value: '\u20c1' },
  ])
  expect(shown(100n, 'TRY', 'en-IE')).toBe('TRY 1.00')
})
