import { array, assert, constantFrom, integer, property, record, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Currency, emptyInvoice, type Invoice, newItem } from '../invoice/invoice.ts'
import { printInvoice } from '../text/printed.ts'
import { printedWords } from '../words/words-of.ts'
import { readAmounts } from './amounts.ts'
import { steppedAmount } from './read-amount.ts'

const invoiceOf = (
  lines: readonly (readonly [quantity: string, price: string])[],
  taxRate = '0',
  currency: Currency = 'USD',
): Invoice => ({
  ...emptyInvoice,
  taxRate,
  currency,
  items: lines.map(([quantity, price], index) => ({ ...newItem(String(index)), quantity, price })),
})

const problem = (quantity: string, price: string, rate = '0', currency: Currency = 'USD') => {
  const { items, taxRate } = readAmounts(invoiceOf([[quantity, price]], rate, currency), '.')
  const found = [items[0]?.quantity, items[0]?.price, taxRate].find((read) => read && !read.ok)
  return found && !found.ok ? found.problem : 'none'
}

describe('limits', () => {
  it.each([
    ['1', '0', '0', 'none'],
    ['1.5', '0.01', '8.875', 'none'],
    ['', '1', '0', 'no-number'],
    ['0', '1', '0', 'too-small'],
    ['0.999', '1', '0', 'too-small'],
    ['-2', '1', '0', 'too-small'],
    ['1.2345', '1', '0', 'none'],
    ['1.23456', '1', '0', 'too-fine'],
    ['1000000000', '1', '0', 'too-large'],
    ['1', '', '', 'none'],
    ['1', '-0.01', '0', 'too-small'],
    ['1', '1.005', '0', 'none'],
    ['1', '0.000001', '0', 'none'],
    ['1', '0.0000001', '0', 'too-fine'],
    ['1', '1.500', '0', 'none'],
    ['1', '9'.repeat(40), '0', 'too-large'],
    ['1', 'abc', '0', 'no-number'],
    ['1', '1', '100', 'none'],
    ['1', '1', '100.1', 'too-large'],
    ['1', '1', '19%', 'none'],
    ['1', '1', '% 8.875', 'none'],
    ['1', '1', '19%%', 'no-number'],
    ['1', '1', '-1', 'too-small'],
  ])('quantity %s, price %s, tax %s: %s', (quantity, price, rate, expected) => {
    expect(problem(quantity, price, rate)).toBe(expected)
  })

  it.each([
    ['0.0001', 'none'],
    ['0.25', 'none'],
    ['0.00001', 'too-small'],
    ['1.00001', 'too-fine'],
    ['0', 'too-small'],
  ])('quantity of %s hours: %s', (quantity, expected) => {
    const invoice = invoiceOf([[quantity, '80']])
    const [read] = readAmounts(
      { ...invoice, items: invoice.items.map((item) => ({ ...item, unit: 'hour' })) },
      '.',
    ).items
    const { quantity: found } = read ?? {}
    expect(!found || found.ok ? 'none' : found.problem).toBe(expected)
  })

  it('depend on the decimals of the currency for shipping and discounts but not for prices', () => {
    const shipping = (amount: string, currency: Currency) => {
      const { shippingAmount } = readAmounts({ ...emptyInvoice, currency, shipping: amount }, '.')
      return shippingAmount.ok ? 'none' : shippingAmount.problem
    }
    expect(shipping('1.5', 'JPY')).toBe('too-fine')
    expect(shipping('1.25', 'HUF')).toBe('none')
    expect(shipping('1.005', 'KWD')).toBe('none')
    expect(problem('1', '1.5', '0', 'JPY')).toBe('none')
  })

  it('never throw for any input', () => {
    assert(
      property(record({ q: string({ unit: 'binary' }), p: string(), r: string() }), ({ q, p, r }) => {
        const amounts = readAmounts(invoiceOf([[q, p]], r), ',')
        expect(amounts.total).toBe(amounts.net + amounts.tax)
      }),
    )
  })
})

describe('sums', () => {
  it('round the tax on the document, not per line', () => {
    const { lines, tax, total } = readAmounts(invoiceOf([['1', '396.50']], '23'), '.')
    expect([lines, tax, total]).toEqual([39650n, 9120n, 48770n])
  })

  it('print subtotal and tax that add up to the total, to the last digit', () => {
    const lines = array(tuple(integer({ min: 1000, max: 99_999 }), integer({ min: 0, max: 9_999_999 })), {
      minLength: 1,
      maxLength: 6,
    })
    assert(
      property(lines, constantFrom('5', '8.875', '9.975', '18', '23'), (typed, rate) => {
        const invoice = invoiceOf(
          typed.map(([quantity, cents]) => [(quantity / 1000).toFixed(3), (cents / 100).toFixed(2)]),
          rate,
        )
        const { sums } = printInvoice(invoice, readAmounts(invoice, '.'), printedWords.en, 'en')
        const [subtotal = 0n, tax = 0n, total = 0n] = sums.map(({ value }) =>
          BigInt(value.replace(/\D/g, '')),
        )
        expect(total).toBe(subtotal + tax)
        // Integer arithmetic on thousandths of a unit and cents, independent of the code under test.
        const exact = typed.reduce((sum, [quantity, cents]) => {
          const product = BigInt(quantity) * BigInt(cents)
          return sum + product / 1000n + (product % 1000n >= 500n ? 1n : 0n)
        }, 0n)
        expect(subtotal).toBe(exact)
      }),
      { numRuns: 1000 },
    )
  })
})

it.each([
  ['1', 1, '1.01'],
  ['1.005', 1, '1.02'],
  ['0', -1, '0.00'],
  ['x', 1, '0.00'],
  ['100', 1, '100.00'],
] as const)('%s stepped by %s is %s', (text, direction, result) => {
  const { units, scale } = steppedAmount(
    text,
    '.',
    { step: { units: 1n, scale: 2 }, min: { units: 0n, scale: 0 }, max: { units: 100n, scale: 0 } },
    direction,
  )
  expect((Number(units) / 10 ** scale).toFixed(scale)).toBe(result)
})

describe('unchanged items', () => {
  const invoice = {
    ...invoiceOf(
      [
        ['1', '10'],
        ['2', '20'],
      ],
      '19',
    ),
    taxPerItem: true,
  }

  it('are parsed once, so that only the changed one is rendered again', () => {
    const before = readAmounts(invoice, '.')
    const [first, second] = invoice.items
    if (!first || !second) throw new Error('two items')
    const after = readAmounts({ ...invoice, items: [first, { ...second, price: '30' }] }, '.')
    expect(after.items[0]).toBe(before.items[0])
    expect(after.lines).toBe(7000n)
  })

  it.each([
    ['the rate', { taxRate: '7' }, '.' as const, 5350n],
    ['the decimals', { currency: 'JPY' as const }, '.' as const, 60n],
    ['the place of discounts', { discountPerItem: true }, '.' as const, 5355n],
  ])('are parsed again when %s changes', (_, change, mark, total) => {
    const items = invoice.items.map((item) => ({ ...item, discount: '10%' }))
    readAmounts({ ...invoice, items }, '.')
    expect(readAmounts({ ...invoice, items, ...change }, mark).total).toBe(total)
  })

  it('are parsed again with another decimal separator, and an invalid rate counts once', () => {
    const [item] = invoice.items
    if (!item) throw new Error('an item')
    const odd = {
      ...invoice,
      discountPerItem: true,
      items: [{ ...item, price: '5000', discount: '1.234', taxRate: 'x' }],
    }
    expect(readAmounts(odd, '.').problems).toBe(2)
    expect(readAmounts(odd, ',').problems).toBe(1)
    expect(readAmounts({ ...odd, taxRate: 'x', taxPerItem: false }, ',').problems).toBe(1)
  })
})
