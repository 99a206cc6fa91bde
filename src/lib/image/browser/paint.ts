import type { CanvasColourSpace } from '../colour-gamut.ts'
import { type PixelSize, sameSize } from '../fit-box.ts'
import { contextOf } from './context.ts'
import { resizePixels } from './resize.ts'

type PaintOptions = {
  readonly size: PixelSize
  readonly colourSpace: CanvasColourSpace
  /** Told before pixels are scaled. */
  readonly onResize: () => void
}

/**
 * Paints a picture on white, scaled to `size`, and closes its bitmap. At most two copies of its pixels are in memory
 * at once.
 */
export async function paintOnWhite(bitmap: ImageBitmap, options: PaintOptions): Promise<OffscreenCanvas> {
  const { size, colourSpace, onResize } = options
  const whole = new OffscreenCanvas(bitmap.width, bitmap.height)
  const resized = !sameSize(bitmap, size)
  const context = contextOf(whole, { colorSpace: colourSpace, willReadFrequently: true })
  context.fillStyle = 'white'
  context.fillRect(0, 0, whole.width, whole.height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  if (!resized) return whole
  onResize()
  const pixels = context.getImageData(0, 0, whole.width, whole.height, { colorSpace: colourSpace })
  release(whole)
  const small = new OffscreenCanvas(size.width, size.height)
  contextOf(small, { colorSpace: colourSpace, willReadFrequently: true }).putImageData(
    await resizePixels(pixels, size),
    0,
    0,
  )
  return small
}

/** The pixels of a canvas in its own colour space. */
export function pixelsOf(canvas: OffscreenCanvas, colourSpace: CanvasColourSpace): ImageData {
  return contextOf(canvas, {}).getImageData(0, 0, canvas.width, canvas.height, { colorSpace: colourSpace })
}

/** Gives a canvas's memory back at once. */
export function release(canvas: OffscreenCanvas): void {
  canvas.width = 0
  canvas.height = 0
}
