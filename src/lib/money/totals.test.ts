import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { decimalText } from './decimal.ts'
import { lineTotal, taxOnNet } from './totals.ts'

/** Long multiplication and rounding on digits of text, as on paper: independent of what is tested. */
function roundedProduct(a: string, b: string, decimals: number): bigint {
  const places = (text: string) => text.split('.')[1]?.length ?? 0
  const [x, y] = [a.replace('.', ''), b.replace('.', '')]
  const cells = new Array<number>(x.length + y.length).fill(0)
  for (let i = x.length - 1; i >= 0; i -= 1)
    for (let j = y.length - 1; j >= 0; j -= 1) {
      const sum = Number(x[i]) * Number(y[j]) + (cells[i + j + 1] ?? 0)
      cells[i + j + 1] = sum % 10
      cells[i + j] = (cells[i + j] ?? 0) + Math.floor(sum / 10)
    }
  const drop = places(a) + places(b) - decimals
  const digits = cells.join('') + '0'.repeat(Math.max(0, -drop))
  const truncated = drop > 0 ? digits.slice(0, -drop) : digits
  const next = drop > 0 ? (digits.at(-drop) ?? '0') : '0'
  return BigInt(truncated || '0') + (next >= '5' ? 1n : 0n)
}

const percent = (rate: string) => {
  const [whole = '', fraction = ''] = rate.split('.')
  return `0.${whole.padStart(3, '0')}${fraction}`.replace(/^0\.(\d)(?=\d\d)/, '$1.')
}

it('rounds halves away from zero', () => {
  expect(taxOnNet(39650n, { units: 23n, scale: 0 })).toBe(9120n)
  expect(taxOnNet(-39650n, { units: 23n, scale: 0 })).toBe(-9120n)
  expect(lineTotal({ units: 15n, scale: 1 }, { units: 33n, scale: 2 }, 2)).toBe(50n)
  expect(lineTotal({ units: 3n, scale: 0 }, { units: 5n, scale: 0 }, 2)).toBe(1500n)
})

it('agrees with a computation on digits for random invoices, and adds up', () => {
  const items = array(tuple(integer({ min: 1, max: 99_999 }), integer({ min: 0, max: 9_999_999 })), {
    minLength: 1,
    maxLength: 6,
  })
  const rates = constantFrom('0', '5', '7', '8.875', '9.975', '18', '19', '20', '23', '100')
  assert(
    property(items, rates, constantFrom(0, 2, 3), (lines, rate, decimals) => {
      let subtotal = 0n
      let expected = 0n
      for (const [quantity, price] of lines) {
        const [q, p] = [
          { units: BigInt(quantity), scale: 3 },
          { units: BigInt(price), scale: decimals },
        ]
        subtotal += lineTotal(q, p, decimals)
        expected += roundedProduct(decimalText(q), decimalText(p), decimals)
      }
      const [whole = '', fraction = ''] = rate.split('.')
      const tax = taxOnNet(subtotal, { units: BigInt(whole + fraction), scale: fraction.length })
      expect(subtotal).toBe(expected)
      expect(tax).toBe(roundedProduct(String(subtotal), percent(rate), 0))
    }),
    { numRuns: 2000 },
  )
})
