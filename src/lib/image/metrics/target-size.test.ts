import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fineness } from './fineness.ts'
import { searchTargetSize } from './target-size.ts'

const whole = { lowest: 5, highest: 100, step: 1 }
const fine = { lowest: 10, highest: 99.5, step: 1 / 64 }

const search = (target: number, size: (quality: number) => number, first = 75, range = whole) =>
  searchTargetSize({
    target,
    first,
    range,
    maxEncodes: 6,
    encode: async (quality) => ({ bytes: size(quality), output: quality }),
  })

/** Bytes by quality as of JPEG encoders: nearly exponential, steeper at the top. */
const photo = (scale: number, bend: number) => (quality: number) =>
  Math.round(scale * Math.exp(0.025 * quality + bend * Math.max(0, quality - 80) ** 2))

describe('searchTargetSize', () => {
  test('fills a typical target to at least 97 % in at most four encodes', async () => {
    const { best, encodes } = await search(1_048_576, photo(150_000, 0.002))
    expect(best?.bytes).toBeLessThanOrEqual(1_048_576)
    expect(best?.bytes).toBeGreaterThanOrEqual(0.97 * 1_048_576)
    expect(encodes).toBeLessThanOrEqual(4)
  })

  test('returns the highest quality when it fits', async () => {
    const { best } = await search(1e9, photo(1000, 0.001))
    expect(best?.quality).toBe(100)
  })

  test('returns null and the smallest file when even the lowest quality is too large', async () => {
    const { best, smallest, encodes } = await search(10, photo(150_000, 0.002))
    expect(best).toBeNull()
    expect(smallest.quality).toBe(5)
    expect(encodes).toBeLessThanOrEqual(6)
  })

  test('finds the best fit where the last steps of quality are large', async () => {
    // KB of a photograph by MozJPEG, from quality 88 to 100.
    const sizes = [77, 81, 85, 90, 96, 100, 109, 116, 128, 158, 177, 202, 215]
    const size = (quality: number) =>
      quality < 88 ? 77 * Math.exp((quality - 88) * 0.035) : (sizes[quality - 88] ?? 215)
    for (const target of [98, 120, 154, 182, 214]) {
      const { best, encodes } = await search(target, size)
      expect(best?.bytes).toBe(Math.max(...sizes.filter((each) => each <= target)))
      expect(encodes).toBeLessThanOrEqual(5)
    }
  })

  test('fills every target to 97 % where qualities need not be whole', async () => {
    for (const slope of [0.4, 0.64, 0.85])
      for (const bend of [-0.02, 0, 0.02]) {
        const size = (quality: number) =>
          Math.round(1e6 * Math.exp(slope * fineness(quality) + bend * fineness(quality) ** 2))
        for (let target = size(11); target < size(99); target *= 1.07) {
          const { best, encodes } = await search(target, size, 84, fine)
          expect(best?.bytes).toBeGreaterThanOrEqual(0.97 * target)
          expect(best?.bytes).toBeLessThanOrEqual(target)
          expect(encodes).toBeLessThanOrEqual(5)
        }
      }
  })

  test('never exceeds the target or maxEncodes, and finds a fit whenever there is one', () => {
    const cases = fc.record({
      scale: fc.integer({ min: 500, max: 2_000_000 }),
      bend: fc.double({ min: 0, max: 0.004, noNaN: true }),
      share: fc.double({ min: 0.01, max: 3, noNaN: true }),
    })
    return fc.assert(
      fc.asyncProperty(cases, async ({ scale, bend, share }) => {
        const size = photo(scale, bend)
        const target = Math.round(size(75) * share)
        const { best, encodes } = await search(target, size)
        expect(encodes).toBeLessThanOrEqual(6)
        if (best) expect(best.bytes).toBeLessThanOrEqual(target)
        else expect(size(5)).toBeGreaterThan(target)
      }),
    )
  })
})
