import { type Orientation, uprightSize } from '../../exif/orientation.ts'
import { contextOf } from './context.ts'

/** The canvas transform (a, b, c, d, e, f) that draws a picture of this stored size upright, in pixels, y down. */
export function uprightTransform(
  orientation: Orientation,
  width: number,
  height: number,
): [number, number, number, number, number, number] {
  switch (orientation) {
    case 1:
      return [1, 0, 0, 1, 0, 0]
    case 2:
      return [-1, 0, 0, 1, width, 0]
    case 3:
      return [-1, 0, 0, -1, width, height]
    case 4:
      return [1, 0, 0, -1, 0, height]
    case 5:
      return [0, 1, 1, 0, 0, 0]
    case 6:
      return [0, 1, -1, 0, height, 0]
    case 7:
      return [0, -1, -1, 0, height, width]
    case 8:
      return [0, -1, 1, 0, 0, width]
  }
}

/**
 * Returns the bitmap upright; closes the given one when it returns another. Fails with `too-large` where the browser
 * gives no canvas of that size.
 */
export function rotateBitmap(bitmap: ImageBitmap, orientation: Orientation): ImageBitmap {
  if (orientation === 1) return bitmap
  const { width, height } = uprightSize({ width: bitmap.width, height: bitmap.height, orientation })
  const canvas = new OffscreenCanvas(width, height)
  try {
    const context = contextOf(canvas, {})
    context.setTransform(...uprightTransform(orientation, bitmap.width, bitmap.height))
    context.drawImage(bitmap, 0, 0)
    return canvas.transferToImageBitmap()
  } finally {
    bitmap.close()
  }
}
