import { expect, it } from 'vitest'
import { currencies } from '../core/invoice/invoice.ts'
import { plainAmount, readMoney } from './read-money.ts'

it.each([
  ['150 EUR', '150', 'EUR'],
  ['€150', '150', 'EUR'],
  ['1,250.50 $', '1,250.50', 'USD'],
  ['1.250,50 TL', '1.250,50', 'TRY'],
  ['₺300', '300', 'TRY'],
  ['300 lira', '300', 'TRY'],
  ['GBP 99.5', '99.5', 'GBP'],
  ["1'000 chf", "1'000", 'CHF'],
])('reads %s', (text, amount, currency) => {
  expect(readMoney(text)).toEqual({ amount, currency })
})

it.each([
  '',
  '150',
  'EUR',
  '72 kg',
  '25 min',
  '150 km',
  '€',
  '1.2.3 €',
  '-5 €',
  '10 pages',
  '10 toString',
  '200 kb',
])('leaves "%s" to other tools', (text) => {
  expect(readMoney(text)).toBeUndefined()
})

it('recognises every currency of the invoice by its code, and no other', () => {
  for (const currency of currencies) expect(readMoney(`1 ${currency}`)?.currency).toBe(currency)
  expect(readMoney('1 XYZ')).toBeUndefined()
})

it.each([
  ['1.250,50', '.', '1250.50'],
  ['1,250.50', ',', '1250,50'],
  ['1.250', ',', '1250'],
  ['1,250', '.', '1250'],
  ['99.5', ',', '99,5'],
  ["1'000", '.', '1000'],
] as const)('writes %s with %s', (amount, mark, plain) => {
  expect(plainAmount(amount, mark)).toBe(plain)
})
