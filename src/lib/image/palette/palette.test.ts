import { describe, expect, test } from 'vitest'
import { provideImageData, testPicture } from '../testing/test-picture.ts'
import { applyPalette, paletteToPixels } from './apply-palette.ts'
import { choosePalette, paletteError } from './choose-palette.ts'
import { countColours, pack } from './colours.ts'

provideImageData()

const pixelsOf = (width: number, height: number, colour: (x: number, y: number) => number) => {
  const packed = new Uint32Array(width * height)
  for (let at = 0; at < packed.length; at += 1) packed[at] = colour(at % width, Math.floor(at / width))
  return { width, height, data: new Uint8ClampedArray(packed.buffer) }
}
const photo = () => {
  const { width, height, data } = testPicture(160, 120)
  return { width, height, data: data as Uint8ClampedArray<ArrayBuffer> }
}

describe('countColours', () => {
  test('counts exactly where there are few, and takes invisible pixels for one colour', () => {
    const picture = pixelsOf(4, 1, (x) => pack(10 * x, 20, 30, x < 2 ? 0 : 255))
    const { colours, counts, exact } = countColours(picture)
    expect(exact).toBe(true)
    expect([...colours]).toEqual([0, pack(20, 20, 30, 255), pack(30, 20, 30, 255)])
    expect([...counts]).toEqual([2, 1, 1])
  })

  test('puts them together where there are too many', () => {
    const picture = pixelsOf(1024, 512, (x, y) => pack(x & 255, y & 255, (x >> 8) | ((y >> 8) << 2), 255))
    const { colours, counts, exact } = countColours(picture)
    expect(exact).toBe(false)
    expect(colours.length).toBeLessThanOrEqual(2 ** 15)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1024 * 512)
  })
})

describe('choosePalette', () => {
  test('a picture of few colours keeps them all', () => {
    const picture = pixelsOf(16, 16, (x) => pack(x * 16, 255 - x, 7 * x, 255))
    expect(new Set(choosePalette(countColours(picture), 16))).toEqual(new Set(countColours(picture).colours))
  })

  test('more colours are nearer to the picture', () => {
    const colours = countColours(photo())
    const errors = [2, 8, 32, 128, 256].map((size) => paletteError(colours, choosePalette(colours, size)))
    expect(errors).toEqual([...new Set(errors)].toSorted((a, b) => b - a))
    for (const size of [2, 8, 32, 128, 256])
      expect(choosePalette(colours, size).length).toBeLessThanOrEqual(size)
  })

  test('a flat background keeps its colour exactly', () => {
    const picture = pixelsOf(200, 100, (x, y) => (y < 70 ? pack(250, 251, 252, 255) : pack(x, y, 2 * y, 255)))
    const palette = choosePalette(countColours(picture), 16)
    expect([...palette]).toContain(pack(250, 251, 252, 255))
  })

  test('with transparency, invisible stays invisible and opaque opaque', () => {
    const picture = pixelsOf(256, 64, (x, y) =>
      pack(255 - y, y, 200, x < 64 ? 0 : x > 191 ? 255 : (x - 64) * 2),
    )
    const palette = choosePalette(countColours(picture), 64)
    const result = paletteToPixels(applyPalette(picture, palette, true), palette)
    for (const at of [3, 63 * 4 + 3]) expect(result[at]).toBe(0)
    expect(result.at(-1)).toBe(255)
  })
})

describe('applyPalette', () => {
  test('takes the nearest colour', () => {
    const picture = pixelsOf(4, 1, (x) => pack(x * 85, x * 85, x * 85, 255))
    const palette = Uint32Array.of(pack(0, 0, 0, 255), pack(255, 255, 255, 255))
    expect([...applyPalette(picture, palette, false)]).toEqual([0, 0, 1, 1])
  })

  test('error diffusion keeps the mean of an area, and changes nothing where colours are exact', () => {
    const palette = Uint32Array.of(pack(0, 0, 0, 255), pack(255, 255, 255, 255))
    const grey = applyPalette(
      pixelsOf(64, 64, () => pack(100, 100, 100, 255)),
      palette,
      true,
    )
    const share = grey.reduce((sum, index) => sum + index, 0) / grey.length
    expect(Math.abs(share - 100 / 255)).toBeLessThan(0.12)
    const exact = pixelsOf(64, 64, (x) => (x < 32 ? pack(0, 0, 0, 255) : pack(255, 255, 255, 255)))
    expect(applyPalette(exact, palette, true)).toEqual(applyPalette(exact, palette, false))
  })
})
