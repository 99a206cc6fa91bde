import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchTargetQuality } from './target-quality.ts'

const search = (target: number, look: (quality: number) => number, maxEncodes = 5) =>
  searchTargetQuality({
    target,
    lowest: 1,
    highest: 100,
    first: target,
    maxEncodes,
    encode: async (quality) => ({ bytes: quality * 1000, look: look(quality), output: quality }),
  })

test('finds a quality just above the wanted look', async () => {
  const { best, encodes } = await search(75, (quality) => 30 + quality * 0.65)
  expect(best?.look).toBeGreaterThanOrEqual(75)
  expect(best?.look).toBeLessThan(76.5)
  expect(encodes).toBeLessThanOrEqual(4)
})

test('a look that cannot be reached gives the closest', async () => {
  const { best, closest } = await search(95, (quality) => quality * 0.9)
  expect(best).toBeNull()
  expect(closest.quality).toBe(100)
})

test('what it calls best always reaches the target, within the tries', () => {
  const shape = fc.record({
    base: fc.double({ min: 0, max: 60, noNaN: true }),
    slope: fc.double({ min: 0.1, max: 1, noNaN: true }),
    target: fc.integer({ min: 40, max: 95 }),
  })
  return fc.assert(
    fc.asyncProperty(shape, async ({ base, slope, target }) => {
      const look = (quality: number) => Math.min(100, base + slope * quality)
      const { best, encodes } = await search(target, look)
      expect(encodes).toBeLessThanOrEqual(5)
      if (best) expect(best.look).toBeGreaterThanOrEqual(target)
    }),
  )
})
