import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dominantColours } from './dominant-colours.ts'

const pixels = (...runs: readonly [rgba: readonly number[], times: number][]) =>
  Uint8ClampedArray.from(runs.flatMap(([rgba, times]) => Array.from({ length: times }, () => rgba).flat()))

it('finds the colours of a flat picture, most frequent first, ignoring transparent pixels', () => {
  const picture = pixels(
    [[200, 30, 40, 255], 50],
    [[20, 90, 200, 255], 30],
    [[250, 240, 230, 255], 100],
    [[0, 255, 0, 0], 500],
  )
  expect(dominantColours(picture, 5)).toEqual(['#faf0e6', '#c81e28', '#145ac8'])
})

it('returns at most the requested number of colours, the same every time', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 0, maxLength: 800 }),
      fc.integer({ min: 1, max: 8 }),
      (bytes, count) => {
        const picture = new Uint8ClampedArray(bytes)
        const found = dominantColours(picture, count)
        expect(found.length).toBeLessThanOrEqual(count)
        expect(dominantColours(picture, count)).toEqual(found)
      },
    ),
  )
})

it('separates the areas of a picture with gradients', () => {
  const sky = Array.from({ length: 400 }, (_, index) => [80 + (index % 40), 150 + (index % 30), 230, 255])
  const grass = Array.from({ length: 300 }, (_, index) => [60, 120 + (index % 50), 40 + (index % 20), 255])
  const [first, second] = dominantColours(new Uint8ClampedArray([...sky, ...grass].flat()), 2)
  expect(first).toMatch(/^#[5-7].[9-c].e6$/)
  expect(second).toMatch(/^#3c[7-a].[2-4].$/)
})
