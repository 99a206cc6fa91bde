import { expect, test } from 'vitest'
import { chromaQuality } from './mozjpeg.ts'

const qualities = Array.from({ length: 100 }, (_, index) => index + 1)

test.each([true, false])(
  'chroma quality never decreases with quality and never exceeds it (full resolution: %s)',
  (full) => {
    const chroma = qualities.map((quality) => chromaQuality(quality, full))
    expect(chroma).toEqual(chroma.toSorted((a, b) => a - b))
    for (const [index, value] of chroma.entries()) {
      expect(value).toBeGreaterThanOrEqual(1)
      expect(value).toBeLessThanOrEqual(index + 1)
      expect(Number.isInteger(value)).toBe(true)
    }
  },
)

test('chroma quality is lower than quality for low qualities if subsampled, for all but the highest at full resolution', () => {
  expect([60, 77, 84, 92].map((quality) => chromaQuality(quality, false))).toEqual([50, 72, 84, 92])
  expect([90, 98, 99, 100].map((quality) => chromaQuality(quality, true))).toEqual([82, 90, 95, 100])
})
