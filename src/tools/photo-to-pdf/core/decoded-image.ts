import type { ImageHeader } from '../../../lib/image/header/image-header.ts'
import type { EmbeddedImage } from './embedded-image.ts'

/** The pixels of a decoded photo, encoded again in `length` bytes. */
export type EncodedPixels = {
  readonly width: number
  readonly height: number
  readonly kind: 'gray' | 'rgb'
  readonly coding: 'jpeg' | 'png'
  readonly length: number
}

/** Decoded pixels are upright and in sRGB, with 8 bits per component. */
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
 * Whether the picture was compressed with loss. Then encoding it again as a JPEG of high quality has no visible cost,
 * while lossless encoding would multiply its size. WebP declares it; AVIF, HEIC and JPEG nearly always are.
 */
export function isLossy(header: ImageHeader): boolean {
  if (header.format === 'webp') return !header.lossless
  if (header.format === 'jxl') return header.isXyb
  return header.format === 'jpeg' || header.format === 'avif' || header.format === 'heic'
}

/** Whether browsers may not support the format. Then decoding is tried when the file is picked, before converting. */
export function isDoubtful({ format }: ImageHeader): boolean {
  return format === 'jpeg' || format === 'avif' || format === 'heic' || format === 'jxl'
}
