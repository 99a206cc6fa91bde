import { describe, expect, test } from 'vitest'
import { uprightTransform } from '../browser/draw/rotate-bitmap.ts'
import { type Orientation, uprightSize } from '../exif/orientation.ts'
import type { PixelSize } from './fit-box.ts'
import { rotatedPosition, rotatePixels } from './rotate-pixels.ts'

const stored = { width: 3, height: 5 }
const pixels = Uint32Array.from({ length: 15 }, (_, index) => index + 1)
const orientations: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8]

/** The same through the transform with which a canvas would paint it: centres of pixels go to centres. */
function painted(orientation: Orientation): Uint32Array {
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
  test('turns as a canvas paints it', () => {
    const to = new Uint32Array(15)
    // As of the browser's own pictures, whose size is not a property of theirs but of their kind.
    const size: PixelSize = Object.create(stored)
    rotatePixels(pixels, size, orientation, to)
    expect([...to]).toEqual([...painted(orientation)])
  })

  test('bands of rows come together to the same picture', () => {
    const whole = uprightSize({ ...stored, orientation })
    const to = new Uint32Array(15)
    for (const [top, count] of [
      [0, 2],
      [2, 2],
      [4, 1],
    ] as const) {
      const band = { width: stored.width, height: count }
      const turned = new Uint32Array(band.width * count)
      rotatePixels(pixels.subarray(top * 3, (top + count) * 3), band, orientation, turned)
      const size = uprightSize({ ...band, orientation })
      const place = rotatedPosition({ top, count }, stored.height, orientation)
      for (let row = 0; row < size.height; row += 1)
        to.set(
          turned.subarray(row * size.width, (row + 1) * size.width),
          (place.y + row) * whole.width + place.x,
        )
    }
    expect([...to]).toEqual([...painted(orientation)])
  })
})
