import { expect, test } from 'vitest'
import { rowsPerStep, towards } from './use-incremental-list.ts'

test('a small difference takes one step', () => {
  expect(towards(0, 3)).toBe(3)
  expect(towards(500, 499)).toBe(499)
  expect(towards(500, 500)).toBe(500)
})

test.each([
  [0, 1000],
  [1000, 0],
])('from %i to %i rows in slices', (from, to) => {
  const steps = []
  for (let shown = from; shown !== to; steps.push(shown)) {
    const next = towards(shown, to)
    expect(Math.abs(next - shown)).toBeLessThanOrEqual(rowsPerStep)
    shown = next
  }
  expect(steps).toHaveLength(1000 / rowsPerStep)
})
