import { describe, expect, test } from 'vitest'
import { uprightTransform } from '../browser/draw/rotate-bitmap.ts'
import { type Orientation, uprightSize } from '../exif/orientation.ts'
import type { PixelSize } from './fit-box.ts'
import { rotatedPosition, rotatePixels } from './rotate-pixels.ts'

const stored = { width: 3, height: 5 }
const pixels = Uint32Array.from({ length: 15 }, (_, index) => index + 1)
const orientations: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8]

/** The result of a canvas with the same transform: pixel centres map to pixel centres. */
function drawn(orientation: Orientation): Uint32Array {
  const { width } = uprightSize({ ...stored, orientation })
  const [a, b, c, d, e, f] = uprightTransform(orientation, stored.width, stored.height)
  const to = new Uint32Array(15)
  for (let y = 0; y < stored.height; y += 1)
    for (let x = 0; x < stored.width; x += 1) {
      const [px, py] = [a * (x + 0.5) + c * (y + 0.5) + e, b * (x + 0.5) + d * (y + 0.5) + f]
      to[Math.floor(py) * width + Math.floor(px)] = pixels[y * stored.width + x] ?? 0
    }
  return to
}

describe.each(orientations)('orientation %i', (orientation) => {
  test('gives the same pixels as drawing on a canvas', () => {
    const to = new Uint32Array(15)
    // Like an ImageBitmap, whose width and height are on its prototype.
    const size: PixelSize = Object.create(stored)
    rotatePixels(pixels, size, orientation, to)
    expect([...to]).toEqual([...drawn(orientation)])
  })

  test('gives the same picture band by band', () => {
    const whole = uprightSize({ ...stored, orientation })
    const to = new Uint32Array(15)
    for (const [top, count] of [
      [0, 2],
      [2, 2],
      [4, 1],
    ] as const) {
      const band = { width: stored.width, height: count }
      const rotated = new Uint32Array(band.width * count)
      rotatePixels(pixels.subarray(top * 3, (top + count) * 3), band, orientation, rotated)
      const size = uprightSize({ ...band, orientation })
      const position = rotatedPosition({ top, count }, stored.height, orientation)
      for (let row = 0; row < size.height; row += 1)
        to.set(
          rotated.subarray(row * size.width, (row + 1) * size.width),
          (position.y + row) * whole.width + position.x,
        )
    }
    expect([...to]).toEqual([...drawn(orientation)])
  })
})
