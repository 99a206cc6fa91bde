import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitWithin, type PixelSize, sameSize } from './fit-box.ts'

const fullHd = { width: 1920, height: 1080 }

describe('fitWithin', () => {
  test.each([
    ['a camera photo', 4032, 3024, 1440, 1080],
    ['a portrait', 3024, 4032, 810, 1080],
    ['a panorama', 10_000, 1000, 1920, 192],
    ['an exact fit', 1920, 1080, 1920, 1080],
    ['a smaller picture, which is not enlarged', 640, 480, 640, 480],
    ['a line, which stays one pixel high', 10_000, 1, 1920, 1],
    ['a column, which stays one pixel wide', 1, 10_000, 1, 1080],
  ])('scales %s', (_, width, height, toWidth, toHeight) => {
    expect(fitWithin({ width, height }, fullHd)).toEqual({ width: toWidth, height: toHeight })
  })

  const side = fc.integer({ min: 1, max: 65_535 })
  const size = fc.record<PixelSize>({ width: side, height: side })

  test('stays within picture and box, at least one pixel a side, and preserves the ratio up to rounding', () => {
    fc.assert(
      fc.property(size, size, (from, box) => {
        const to = fitWithin(from, box)
        expect(to.width).toBeGreaterThanOrEqual(1)
        expect(to.height).toBeGreaterThanOrEqual(1)
        expect(to.width).toBeLessThanOrEqual(Math.min(from.width, box.width))
        expect(to.height).toBeLessThanOrEqual(Math.min(from.height, box.height))
        // One side fills the box, or the size is unchanged.
        const fills = to.width === box.width || to.height === box.height || sameSize(to, from)
        expect(fills).toBe(true)
        const scale = Math.min(1, box.width / from.width, box.height / from.height)
        expect(Math.abs(to.width - Math.max(1, from.width * scale))).toBeLessThanOrEqual(0.5)
        expect(Math.abs(to.height - Math.max(1, from.height * scale))).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})
