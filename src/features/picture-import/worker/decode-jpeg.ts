import { contextOf } from '../../../lib/image/browser/draw/context.ts'
import type { DecodeJpeg } from '../../../lib/image/tiff/jpeg-segment.ts'

/** Lets the browser decode a JPEG, with its colours as they are. */
export const decodeJpeg: DecodeJpeg = async (jpeg) => {
  const blob = new Blob([jpeg], { type: 'image/jpeg' })
  const bitmap = await createImageBitmap(blob, { colorSpaceConversion: 'none' }).catch(() => null)
  if (!bitmap) return null
  const { width, height } = bitmap
  const context = contextOf(new OffscreenCanvas(width, height), { willReadFrequently: true })
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return context.getImageData(0, 0, width, height).data
}
