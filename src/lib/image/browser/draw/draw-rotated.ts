import type { CanvasColourSpace } from '../../colour/colour-gamut.ts'
import { type Orientation, uprightSize } from '../../exif/orientation.ts'
import { sameSize } from '../../pixels/fit-box.ts'
import { rotatedPosition, rotatePixels } from '../../pixels/rotate-pixels.ts'
import { contextOf } from './context.ts'
import { copyBands } from './copy-pixels.ts'
import { uprightTransform } from './rotate-bitmap.ts'

/**
 * A canvas with an opaque picture that lies as it is stored, upright. Painting it would keep two more copies of it in
 * memory, so its rows are turned here, some at a time, where the browser lets them be read.
 */
export async function drawRotated(
  bitmap: ImageBitmap,
  orientation: Orientation,
  colourSpace: CanvasColourSpace,
): Promise<OffscreenCanvas> {
  const { width, height } = bitmap
  const upright = uprightSize({ width, height, orientation })
  const canvas = new OffscreenCanvas(upright.width, upright.height)
  const context = contextOf(canvas, { colorSpace: colourSpace, willReadFrequently: true })
  const bands = await copyBands(bitmap, colourSpace)
  if (!bands) {
    context.setTransform(...uprightTransform(orientation, width, height))
    context.drawImage(bitmap, 0, 0)
    context.resetTransform()
    return canvas
  }
  let turned = new ImageData(1, 1, { colorSpace: colourSpace })
  for await (const { top, rows, pixels } of bands) {
    const size = uprightSize({ width, height: rows, orientation })
    // A new one for each would pile up until the browser tidies its memory.
    if (!sameSize(turned, size)) turned = new ImageData(size.width, size.height, { colorSpace: colourSpace })
    turnInto(pixels, orientation, turned)
    const { x, y } = rotatedPosition({ top, count: rows }, height, orientation)
    context.putImageData(turned, x, y)
  }
  return canvas
}

/** The same pixels upright. */
export function rotateImageData(pixels: ImageData, orientation: Orientation): ImageData {
  if (orientation === 1) return pixels
  const { width, height, colorSpace } = pixels
  const size = uprightSize({ width, height, orientation })
  const turned = new ImageData(size.width, size.height, { colorSpace })
  turnInto(pixels, orientation, turned)
  return turned
}

function turnInto(pixels: ImageData, orientation: Orientation, turned: ImageData): void {
  rotatePixels(new Uint32Array(pixels.data.buffer), pixels, orientation, new Uint32Array(turned.data.buffer))
}
