import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchTargetQuality } from './target-quality.ts'

const search = (target: number, similarityAt: (quality: number) => number, maxEncodes = 5) =>
  searchTargetQuality({
    target,
    lowest: 1,
    highest: 100,
    first: target,
    maxEncodes,
    encode: async (quality) => ({
      bytes: quality * 1000,
      similarity: similarityAt(quality),
      output: quality,
    }),
  })

test('finds a quality just above the target', async () => {
  const { best, encodes } = await search(75, (quality) => 30 + quality * 0.65)
  expect(best?.similarity).toBeGreaterThanOrEqual(75)
  expect(best?.similarity).toBeLessThan(76.5)
  expect(encodes).toBeLessThanOrEqual(4)
})

test('returns the closest attempt when the target cannot be reached', async () => {
  const { best, closest } = await search(95, (quality) => quality * 0.9)
  expect(best).toBeNull()
  expect(closest.quality).toBe(100)
})

test('best always reaches the target, in at most maxEncodes', () => {
  const shape = fc.record({
    base: fc.double({ min: 0, max: 60, noNaN: true }),
    slope: fc.double({ min: 0.1, max: 1, noNaN: true }),
    target: fc.integer({ min: 40, max: 95 }),
  })
  return fc.assert(
    fc.asyncProperty(shape, async ({ base, slope, target }) => {
      const similarityAt = (quality: number) => Math.min(100, base + slope * quality)
      const { best, encodes } = await search(target, similarityAt)
      expect(encodes).toBeLessThanOrEqual(5)
      if (best) expect(best.similarity).toBeGreaterThanOrEqual(target)
    }),
  )
})
