import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentDecimals, sizeChange } from './size-change.ts'

test.each([
  [1000, 500, { kind: 'smaller', percent: 50 }],
  [1000, 1500, { kind: 'larger', percent: 50 }],
  [1000, 3000, { kind: 'larger', percent: 200 }],
  [3_423_409, 3_214_109, { kind: 'smaller', percent: 6.1 }],
  [1000, 1000, { kind: 'same' }],
  [0, 500, { kind: 'same' }],
  [1_000_000, 999_999, { kind: 'smaller', percent: 0.1 }],
  [1_000_000, 1, { kind: 'smaller', percent: 99.9 }],
  [1000, 0, { kind: 'smaller', percent: 100 }],
])('%i to %i bytes', (before, after, expected) => {
  expect(sizeChange(before, after)).toEqual(expected)
})

test('returns the right direction and a percentage within a tenth', () => {
  const bytes = fc.integer({ min: 1, max: 2 ** 40 })
  fc.assert(
    fc.property(bytes, bytes, (before, after) => {
      const change = sizeChange(before, after)
      if (before === after) return change.kind === 'same'
      if (change.kind === 'same') return false
      expect(change.kind).toBe(after < before ? 'smaller' : 'larger')
      expect(Math.abs(change.percent - (Math.abs(after - before) / before) * 100)).toBeLessThanOrEqual(0.1)
      return change.percent > 0
    }),
  )
})

test.each([
  [0.1, 1],
  [9.9, 1],
  [10, 0],
  [98.4, 0],
  [98.9, 0],
  [99.7, 1],
  [99.9, 1],
  [100, 0],
])('%f %% is shown with %i decimals, so that it never reads as none or as all', (percent, decimals) => {
  expect(percentDecimals(percent)).toBe(decimals)
  const shown = percent.toFixed(percentDecimals(percent))
  if (percent < 100) expect(Number(shown)).toBeLessThan(100)
  expect(Number(shown)).toBeGreaterThan(0)
})
