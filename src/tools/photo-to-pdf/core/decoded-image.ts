import type { ImageHeader } from '../../../lib/image/header/image-header.ts'
import type { EmbeddedImage } from './embedded-image.ts'

/** How the pixels of a decoded photo are encoded again, in `length` bytes. */
export type EncodedPixels = {
  readonly width: number
  readonly height: number
  readonly kind: 'gray' | 'rgb'
  readonly coding: 'jpeg' | 'png'
  readonly length: number
}

/** Decoded pixels are upright and in sRGB, with 8 bits. */
export function decodedImage({ width, height, kind, coding, length }: EncodedPixels): EmbeddedImage {
  return {
    width,
    height,
    orientation: 1,
    bitsPerComponent: 8,
    colourSpace: { kind, icc: null },
    coding: coding === 'png' ? { kind: 'png' } : { kind: 'jpeg', noColourTransform: false, inverted: false },
    data: [{ start: 0, end: length }],
  }
}

/**
 * Was the picture stored with loss? Then coding it again as a JPEG of high quality costs nothing visible, where lossless
 * coding would multiply its size. WebP says so itself; AVIF, HEIC and JPEG nearly always are.
 */
export function isLossy(header: ImageHeader): boolean {
  if (header.format === 'webp') return !header.lossless
  return header.format === 'jpeg' || header.format === 'avif' || header.format === 'heic'
}

/** May this browser not know the format at all? Then it is asked when the file is picked, not only when it is converted. */
export function isDoubtful({ format }: ImageHeader): boolean {
  return format === 'jpeg' || format === 'avif' || format === 'heic'
}
