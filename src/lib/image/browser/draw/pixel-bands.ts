import type { CanvasColourSpace } from '../../colour/colour-gamut.ts'
import { contextOf } from './context.ts'
import { copyPixels } from './copy-pixels.ts'

/** Pixels are read in bands of about this many, 4 MB. */
const bandArea = 1_048_576

type BandOptions = {
  readonly colourSpace?: CanvasColourSpace
  /** The colour behind transparent pixels; without one they stay transparent. */
  readonly background?: string
}

/** A picture's pixels as RGBA, some whole rows at a time, in the given colour space. */
export function* pixelBands(
  picture: ImageBitmap | OffscreenCanvas,
  { colourSpace = 'srgb', background }: BandOptions = {},
): Generator<Uint8ClampedArray> {
  const { width, height } = picture
  const rows = Math.min(height, Math.max(1, Math.floor(bandArea / width)))
  const canvas = new OffscreenCanvas(width, rows)
  const context = contextOf(canvas, { colorSpace: colourSpace, willReadFrequently: true })
  if (background) context.fillStyle = background
  try {
    for (let y = 0; y < height; y += rows) {
      const count = Math.min(rows, height - y)
      if (background) context.fillRect(0, 0, width, rows)
      else context.clearRect(0, 0, width, rows)
      context.drawImage(picture, 0, y, width, count, 0, 0, width, count)
      yield context.getImageData(0, 0, width, count, { colorSpace: colourSpace }).data
    }
  } finally {
    // Otherwise the last drawn picture stays in memory with the canvas.
    canvas.width = 0
  }
}

type PixelsOptions = {
  readonly colourSpace: CanvasColourSpace
  readonly plain: boolean
  /** White unless another colour is given; with null transparent pixels stay so. */
  readonly background?: string | null
}

/** All pixels of a picture on a background; a plain one, opaque and stored upright, need not be drawn. */
export async function allPixels(
  picture: ImageBitmap | OffscreenCanvas,
  { colourSpace, plain, background = 'white' }: PixelsOptions,
): Promise<ImageData> {
  const { width, height } = picture
  const copied = plain ? await copyPixels(picture, colourSpace) : null
  if (copied) return new ImageData(copied, width, height, { colorSpace: colourSpace })
  const data = new Uint8ClampedArray(width * height * 4)
  let at = 0
  for (const band of pixelBands(picture, { colourSpace, ...(background ? { background } : {}) })) {
    data.set(band, at)
    at += band.length
  }
  return new ImageData(data, width, height, { colorSpace: colourSpace })
}

export function isOpaque(bitmap: ImageBitmap): boolean {
  for (const pixels of pixelBands(bitmap)) {
    for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  }
  return true
}
