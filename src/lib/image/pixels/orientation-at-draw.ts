import type { ImageHeader } from '../header/image-header.ts'

/**
 * Whether a browser may apply the orientation of a decoded picture only when drawing it. Chromium does so, for EXIF as
 * well as for AVIF's own properties: pixels read from such a bitmap without drawing it are as stored.
 */
export function mayBeOrientedAtDraw({ format, orientation }: Pick<ImageHeader, 'format' | 'orientation'>) {
  return orientation !== 1 || format === 'avif' || format === 'heic' || format === 'jxl'
}
