import { expect, test } from 'vitest'
import { memoryBudget, workerCount, workingBytes } from './memory-budget.ts'

test.each([
  [undefined, 2 ** 30],
  [0.5, 2 ** 28],
  [2, 2 ** 29],
  [8, 2 ** 30],
])('memoryBudget for a device of %s GiB is %i bytes', (memory, budget) => {
  expect(memoryBudget(memory)).toBe(budget)
})

test.each([
  [12_000_000, false, 96_000_000],
  [12_000_000, true, 216_000_000],
  [100_000_000, true, 800_000_000],
])('workingBytes of %i pixels, with a codec: %s', (pixels, withCodec, bytes) => {
  expect(workingBytes(pixels, withCodec)).toBe(bytes)
})

test.each([
  [undefined, 1],
  [1, 1],
  [2, 1],
  [4, 3],
  [16, 4],
])('workerCount for %s cores is %i', (cores, workers) => {
  expect(workerCount(cores)).toBe(workers)
})
