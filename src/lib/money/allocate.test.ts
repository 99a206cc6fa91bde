import { array, assert, bigInt, property } from 'fast-check'
import { expect, it } from 'vitest'
import { allocate } from './allocate.ts'

it.each([
  [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
  [5n, [1n, 2n, 2n], [1n, 2n, 2n]],
  [1n, [1n, 3n], [0n, 1n]],
  [0n, [0n, 0n], [0n, 0n]],
  [7n, [0n, 5n], [0n, 7n]],
])('%s by %s is %s', (whole, weights, parts) => {
  expect(allocate(whole, weights)).toEqual(parts)
})

it('returns parts that add up, each less than a unit from its exact share', () => {
  const weights = array(bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 8 })
  assert(
    property(bigInt({ min: 0n, max: 10n ** 15n }), weights, (whole, given) => {
      const used = given.some((weight) => weight > 0n) ? given : [...given, 1n]
      const all = used.reduce((sum, weight) => sum + weight, 0n)
      const parts = allocate(whole, used)
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(whole)
      for (const [index, part] of parts.entries()) {
        const error = part * all - whole * (used[index] ?? 0n)
        expect(error < all && error > -all).toBe(true)
      }
    }),
  )
})

it('throws when there is something to allocate and no weight', () => {
  expect(() => allocate(1n, [0n])).toThrow(RangeError)
  expect(() => allocate(-1n, [1n])).toThrow(RangeError)
})
