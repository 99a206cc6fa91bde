import type { CanvasColourSpace } from '../colour-gamut.ts'
import { contextOf } from './context.ts'

/** Pixels are taken from a picture in bands of about this many, 4 MB. */
const bandArea = 1_048_576

/** A bitmap's pixels as RGBA, some whole rows at a time, in the given colour space. */
export function* pixelBands(
  bitmap: ImageBitmap,
  colorSpace: CanvasColourSpace = 'srgb',
): Generator<Uint8ClampedArray> {
  const { width, height } = bitmap
  const rows = Math.min(height, Math.max(1, Math.floor(bandArea / width)))
  const context = contextOf(new OffscreenCanvas(width, rows), { colorSpace, willReadFrequently: true })
  for (let y = 0; y < height; y += rows) {
    const count = Math.min(rows, height - y)
    context.clearRect(0, 0, width, rows)
    context.drawImage(bitmap, 0, y, width, count, 0, 0, width, count)
    yield context.getImageData(0, 0, width, count, { colorSpace }).data
  }
}

export function isOpaque(bitmap: ImageBitmap): boolean {
  for (const pixels of pixelBands(bitmap)) {
    for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  }
  return true
}
