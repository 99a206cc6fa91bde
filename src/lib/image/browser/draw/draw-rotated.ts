import type { CanvasColourSpace } from '../../colour/colour-gamut.ts'
import { type Orientation, uprightSize } from '../../exif/orientation.ts'
import { sameSize } from '../../pixels/fit-box.ts'
import { rotatedPosition, rotatePixels } from '../../pixels/rotate-pixels.ts'
import { contextOf } from './context.ts'
import { copyBands } from './copy-pixels.ts'
import { uprightTransform } from './rotate-bitmap.ts'

/**
 * Draws an opaque picture upright on a canvas. Letting the canvas rotate it would keep two more copies of it in memory,
 * so its rows are rotated here, some at a time, where the browser lets them be read.
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
  let rotated = new ImageData(1, 1, { colorSpace: colourSpace })
  for await (const { top, rows, pixels } of bands) {
    const size = uprightSize({ width, height: rows, orientation })
    // A new one for each band would pile up until the garbage collector runs.
    if (!sameSize(rotated, size))
      rotated = new ImageData(size.width, size.height, { colorSpace: colourSpace })
    rotateInto(pixels, orientation, rotated)
    const { x, y } = rotatedPosition({ top, count: rows }, height, orientation)
    context.putImageData(rotated, x, y)
  }
  return canvas
}

/** Returns the pixels rotated upright. */
export function rotateImageData(pixels: ImageData, orientation: Orientation): ImageData {
  if (orientation === 1) return pixels
  const { width, height, colorSpace } = pixels
  const size = uprightSize({ width, height, orientation })
  const rotated = new ImageData(size.width, size.height, { colorSpace })
  rotateInto(pixels, orientation, rotated)
  return rotated
}

function rotateInto(pixels: ImageData, orientation: Orientation, rotated: ImageData): void {
  rotatePixels(new Uint32Array(pixels.data.buffer), pixels, orientation, new Uint32Array(rotated.data.buffer))
}
