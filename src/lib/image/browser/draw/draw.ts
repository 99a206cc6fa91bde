import type { CanvasColourSpace } from '../../colour/colour-gamut.ts'
import { type Orientation, uprightSize } from '../../exif/orientation.ts'
import { type PixelSize, sameSize } from '../../pixels/fit-box.ts'
import { hasCanvasColours, supportsBitmapRenderer } from './bitmap-renderer-support.ts'
import { contextOf } from './context.ts'
import { drawRotated, rotateImageData } from './draw-rotated.ts'
import { allPixels } from './pixel-bands.ts'
import { resizePixels } from './resize.ts'

type DrawOptions = {
  /** Size of the upright picture. */
  readonly size: PixelSize
  /** How the bitmap is to be rotated; anything but 1 requires `plain`. */
  readonly orientation: Orientation
  readonly colourSpace: CanvasColourSpace
  /** The picture is opaque, and the browser does not rotate it while drawing. */
  readonly plain: boolean
  /** Behind transparent pixels: a CSS colour, white unless another one is given. */
  readonly background?: string
  /** Called before pixels are scaled. */
  readonly onResize: () => void
}

/**
 * Draws a picture on its background, scaled to `size`, for encoding, and closes its bitmap. A plain picture in its own size is
 * not drawn but transferred, which saves a copy of it and its conversion to another colour space.
 */
export async function drawOnBackground(bitmap: ImageBitmap, options: DrawOptions): Promise<OffscreenCanvas> {
  const { size, orientation, colourSpace, plain, background = 'white', onResize } = options
  const stored = uprightSize({ ...size, orientation })
  try {
    if (sameSize(bitmap, stored)) {
      if (orientation !== 1) return await drawRotated(bitmap, orientation, colourSpace)
      if (plain && hasCanvasColours(bitmap) && (await supportsBitmapRenderer()))
        return transferToCanvas(bitmap)
      return drawToCanvas(bitmap, colourSpace, background)
    }
    onResize()
    const pixels = await allPixels(bitmap, { colourSpace, plain, background })
    bitmap.close()
    return canvasOf(rotateImageData(await resizePixels(pixels, stored), orientation))
  } finally {
    bitmap.close()
  }
}

function transferToCanvas(bitmap: ImageBitmap): OffscreenCanvas {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  return canvas
}

/** Draws a bitmap on a background. */
export function drawToCanvas(
  bitmap: ImageBitmap,
  colourSpace: CanvasColourSpace,
  background = 'white',
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = contextOf(canvas, { colorSpace: colourSpace, willReadFrequently: true })
  context.fillStyle = background
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0)
  return canvas
}

/** Creates a canvas with these pixels, in their colour space. */
export function canvasOf(pixels: ImageData): OffscreenCanvas {
  const canvas = new OffscreenCanvas(pixels.width, pixels.height)
  const context = contextOf(canvas, { colorSpace: pixels.colorSpace, willReadFrequently: true })
  context.putImageData(pixels, 0, 0)
  return canvas
}

/** Frees a canvas's memory at once. */
export function release(canvas: OffscreenCanvas): void {
  // Chromium frees a transferred bitmap only when another one replaces it.
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(onePixel())
  canvas.width = 0
  canvas.height = 0
}

function onePixel(): ImageBitmap {
  const canvas = new OffscreenCanvas(1, 1)
  contextOf(canvas, {})
  return canvas.transferToImageBitmap()
}
