import type { CanvasColourSpace } from '../../colour/colour-gamut.ts'
import type { Tile } from '../../metrics/tiles.ts'
import { contextOf } from './context.ts'

/** Not in the type library yet: the copy can be converted to the colour space of a canvas. */
type CopyOptions = VideoFrameCopyToOptions & {
  readonly format: 'RGBA'
  readonly colorSpace: CanvasColourSpace
}

/** Rows are read this many pixels at a time, half a megabyte. */
const bandArea = 131_072

/** Whole rows of a picture, from `top` on. */
export type CopiedBand = { readonly top: number; readonly rows: number; readonly pixels: ImageData }

let isSupported: Promise<boolean> | undefined

/**
 * All pixels of an opaque picture as RGBA, as they are stored, without the converted and scaled copies that drawing
 * leaves in the browser's memory. Null where this browser cannot do that or ignores the requested colour space.
 */
export async function copyPixels(
  picture: ImageBitmap | OffscreenCanvas,
  colourSpace: CanvasColourSpace,
): Promise<Uint8ClampedArray<ArrayBuffer> | null> {
  isSupported ??= copiesInColourSpace()
  return (await isSupported) ? copy(picture, colourSpace) : null
}

async function copy(picture: ImageBitmap | OffscreenCanvas, colorSpace: CanvasColourSpace) {
  const pixels = new Uint8ClampedArray(picture.width * picture.height * 4)
  const frame = new VideoFrame(picture, { timestamp: 0 })
  try {
    const options: CopyOptions = { format: 'RGBA', colorSpace }
    await frame.copyTo(pixels, options)
    return pixels
  } finally {
    frame.close()
  }
}

/** Like `copyPixels`, some rows at a time. The pixels of a band may be overwritten by the next one. */
export async function copyBands(
  picture: ImageBitmap | OffscreenCanvas,
  colourSpace: CanvasColourSpace,
): Promise<AsyncGenerator<CopiedBand> | null> {
  isSupported ??= copiesInColourSpace()
  return (await isSupported) ? readBands(picture, colourSpace) : null
}

/** Like `copyPixels`, only parts of the picture, of the same size. */
export async function copyTiles(
  picture: ImageBitmap | OffscreenCanvas,
  tiles: readonly Tile[],
  colorSpace: CanvasColourSpace,
): Promise<Uint8ClampedArray[] | null> {
  isSupported ??= copiesInColourSpace()
  if (!(await isSupported)) return null
  const frame = new VideoFrame(picture, { timestamp: 0 })
  try {
    const copied: Uint8ClampedArray[] = []
    for (const { x, y, width, height } of tiles) {
      const pixels = new Uint8ClampedArray(width * height * 4)
      const options: CopyOptions = { format: 'RGBA', colorSpace, rect: { x, y, width, height } }
      await frame.copyTo(pixels, options)
      copied.push(pixels)
    }
    return copied
  } finally {
    frame.close()
  }
}

async function* readBands(
  picture: ImageBitmap | OffscreenCanvas,
  colorSpace: CanvasColourSpace,
): AsyncGenerator<CopiedBand> {
  const { width, height } = picture
  const maxRows = Math.min(height, Math.max(1, Math.floor(bandArea / width)))
  let pixels = new ImageData(width, maxRows, { colorSpace })
  const frame = new VideoFrame(picture, { timestamp: 0 })
  try {
    for (let top = 0; top < height; top += maxRows) {
      const rows = Math.min(maxRows, height - top)
      if (rows < maxRows) pixels = new ImageData(width, rows, { colorSpace })
      const rect = { x: 0, y: top, width, height: rows }
      const options: CopyOptions = { format: 'RGBA', colorSpace, rect }
      await frame.copyTo(pixels.data, options)
      yield { top, rows, pixels }
    }
  } finally {
    frame.close()
  }
}

/** Tested once, with one pixel whose values in Display P3 differ from those in sRGB. */
async function copiesInColourSpace(): Promise<boolean> {
  try {
    const canvas = new OffscreenCanvas(1, 1)
    const context = contextOf(canvas, { colorSpace: 'display-p3' })
    context.fillStyle = 'color(display-p3 0.8 0.4 0.2)'
    context.fillRect(0, 0, 1, 1)
    const bitmap = await createImageBitmap(await canvas.convertToBlob({ type: 'image/png' }))
    const [wide, narrow] = [await copy(bitmap, 'display-p3'), await copy(bitmap, 'srgb')]
    bitmap.close()
    return isNear(wide, [204, 102, 51]) && isNear(narrow, [219, 94, 31])
  } catch {
    return false
  }
}

function isNear(pixel: Uint8ClampedArray, expected: readonly number[]): boolean {
  return expected.every((value, channel) => Math.abs(value - (pixel[channel] ?? 0)) <= 2)
}
