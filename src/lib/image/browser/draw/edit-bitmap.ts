import type { CanvasColourSpace } from '../../colour/colour-gamut.ts'
import { uprightSize } from '../../exif/orientation.ts'
import { type Edit, turnedOrientation, wholeOf } from '../../pixels/edit.ts'
import { regionWithin } from '../../pixels/regions.ts'
import { contextOf } from './context.ts'
import { uprightTransform } from './rotate-bitmap.ts'

/**
 * Returns the part of an upright bitmap that is wanted, turned, and closes the given one; no pixel changes. Fails with
 * `too-large` where the browser gives no canvas of that size.
 */
export function editBitmap(
  bitmap: ImageBitmap,
  { crop, turns }: Edit,
  colourSpace: CanvasColourSpace,
): ImageBitmap {
  const { left, top, width, height } = crop ? regionWithin(crop, bitmap) : wholeOf(bitmap)
  const orientation = turnedOrientation(1, turns)
  const size = uprightSize({ width, height, orientation })
  const canvas = new OffscreenCanvas(size.width, size.height)
  try {
    const context = contextOf(canvas, { colorSpace: colourSpace, willReadFrequently: true })
    context.imageSmoothingEnabled = false
    context.setTransform(...uprightTransform(orientation, width, height))
    context.drawImage(bitmap, left, top, width, height, 0, 0, width, height)
    return canvas.transferToImageBitmap()
  } finally {
    bitmap.close()
  }
}
