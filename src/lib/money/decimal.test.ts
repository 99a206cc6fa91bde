import { assert, bigInt, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareDecimals, decimalText, divideRounded, trimmed, unitsAt } from './decimal.ts'

describe('rounding', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [4n, 3n, 1n],
    [-1n, 3n, 0n],
    [0n, 7n, 0n],
  ])('%s / %s is %s: halves go away from zero', (numerator, denominator, result) => {
    expect(divideRounded(numerator, denominator)).toBe(result)
  })

  it('is at most half a unit from the quotient', () => {
    assert(
      property(
        bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        bigInt({ min: 1n, max: 10n ** 12n }),
        (n, d) => {
          const error = (divideRounded(n, d) * d - n) * 2n
          expect(error <= d && error >= -d).toBe(true)
        },
      ),
    )
  })
})

describe('decimals', () => {
  it('rounds to a scale', () => {
    expect(unitsAt({ units: 1005n, scale: 3 }, 2)).toBe(101n)
    expect(unitsAt({ units: 1n, scale: 0 }, 2)).toBe(100n)
  })

  it('is compared by value', () => {
    expect(compareDecimals({ units: 10n, scale: 1 }, { units: 1n, scale: 0 })).toBe(0)
    expect(compareDecimals({ units: 99n, scale: 2 }, { units: 1n, scale: 0 })).toBe(-1)
    expect(compareDecimals({ units: 101n, scale: 2 }, { units: 1n, scale: 0 })).toBe(1)
  })

  it('is written with as many digits as it has', () => {
    expect(decimalText({ units: 5n, scale: 3 })).toBe('0.005')
    expect(decimalText({ units: -1234n, scale: 2 })).toBe('-12.34')
    expect(decimalText({ units: 7n, scale: 0 })).toBe('7')
    expect(trimmed({ units: 1950n, scale: 2 })).toEqual({ units: 195n, scale: 1 })
    expect(trimmed({ units: 0n, scale: 2 })).toEqual({ units: 0n, scale: 0 })
  })

  it('is read back as the same number', () => {
    assert(
      property(integer({ min: -1_000_000, max: 1_000_000 }), (units) => {
        expect(Number(decimalText({ units: BigInt(units), scale: 3 }))).toBeCloseTo(units / 1000, 9)
      }),
    )
  })
})
