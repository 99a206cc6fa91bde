import { describe, expect, it } from 'vitest'
import type { Decimal } from './decimal.ts'
import { documentSums } from './document-sums.ts'
import { taxInGross } from './totals.ts'

const percent = (units: number, scale = 0): Decimal => ({ units: BigInt(units), scale })
const none = { amount: 0n, rate: percent(0) }

describe('the sums of a document', () => {
  it('are those of the specification with one rate', () => {
    const sums = documentSums({
      lines: [{ amount: 39650n, rate: percent(23) }],
      discount: 0n,
      shipping: none,
      inclusive: false,
    })
    expect([sums.lines, sums.net, sums.tax, sums.total]).toEqual([39650n, 39650n, 9120n, 48770n])
  })

  it('tax each rate once, and spread the discount over the rates', () => {
    const { groups, net, tax, total } = documentSums({
      lines: [
        { amount: 10000n, rate: percent(19) },
        { amount: 5000n, rate: percent(7) },
        { amount: 5000n, rate: percent(70, 1) },
      ],
      discount: 1001n,
      shipping: { amount: 490n, rate: percent(19) },
      inclusive: false,
    })
    expect(
      groups.map(({ lines, discount, shipping, base, tax }) => [lines, discount, shipping, base, tax]),
    ).toEqual([
      [10000n, 501n, 490n, 9989n, 1898n],
      [10000n, 500n, 0n, 9500n, 665n],
    ])
    expect([net, tax, total]).toEqual([19489n, 2563n, 22052n])
  })

  it('leave an inclusive price as it is and take the tax out of it', () => {
    const sums = documentSums({
      lines: [{ amount: 11900n, rate: percent(19) }],
      discount: 0n,
      shipping: none,
      inclusive: true,
    })
    expect([sums.net, sums.tax, sums.total]).toEqual([10000n, 1900n, 11900n])
    expect(taxInGross(1n, percent(100))).toBe(1n)
  })

  it('include a group without lines', () => {
    expect(documentSums({ lines: [], discount: 0n, shipping: none, inclusive: false }).groups).toHaveLength(1)
  })

  it('throw for a discount larger than the sum of the lines', () => {
    expect(() => documentSums({ lines: [], discount: 1n, shipping: none, inclusive: false })).toThrow(
      RangeError,
    )
  })
})
