import { expect, it } from 'vitest'
import { currencyDecimals, formatMoney } from './currency.ts'

const shown = (amount: bigint, currency: string, locale: string) =>
  formatMoney(amount, currency, locale).replace(/[\u00a0\u202f]/g, ' ')

it('has the decimals of the currency', () => {
  expect(['USD', 'JPY', 'KWD'].map(currencyDecimals)).toEqual([2, 0, 3])
})

it.each([
  [123450n, 'USD', 'en-GB', '$1,234.50'],
  [123450n, 'USD', 'tr-TR', '$1.234,50'],
  [123450n, 'TRY', 'en-GB', '₺1,234.50'],
  [123450n, 'TRY', 'tr-TR', '₺1.234,50'],
  [123450n, 'CAD', 'en-GB', 'CA$1,234.50'],
  [1234n, 'JPY', 'en-GB', '¥1,234'],
  [1234500n, 'KWD', 'en-GB', 'KWD 1,234.500'],
  [12345678901234567890n, 'USD', 'en-GB', '$123,456,789,012,345,678.90'],
])('%s of %s in %s is %s', (amount, currency, locale, text) => {
  expect(shown(amount, currency, locale)).toBe(text)
})
