import type { CanvasColourSpace } from '../../colour/colour-gamut.ts'
import { pixelBands } from './pixel-bands.ts'

/**
 * Counts the pixels of an encoded file, decoded again, that differ at all from the bitmap that was encoded.
 * In a file of another size all of them differ. Fails when the file cannot be decoded.
 */
export async function countChangedPixels(
  original: ImageBitmap,
  encoded: Blob,
  colourSpace: CanvasColourSpace,
): Promise<number> {
  // Chromium multiplies by alpha while it decodes a WebP, and rounds otherwise there than a canvas does. Of other formats
  // it rounds colours that it converts by their profile in another way with this option than without it.
  const bitmap = await createImageBitmap(
    encoded,
    encoded.type === 'image/webp' ? { premultiplyAlpha: 'none' } : {},
  )
  try {
    if (bitmap.width !== original.width || bitmap.height !== original.height)
      return original.width * original.height
    const bands = pixelBands(bitmap, { colourSpace })
    let changed = 0
    for (const pixels of pixelBands(original, { colourSpace })) {
      const other = bands.next().value
      if (!other) break
      const a = new Uint32Array(pixels.buffer)
      const b = new Uint32Array(other.buffer)
      for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) changed += 1
    }
    bands.return(undefined)
    return changed
  } finally {
    bitmap.close()
  }
}
