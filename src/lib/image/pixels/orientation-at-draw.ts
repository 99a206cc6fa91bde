import type { ImageHeader } from '../header/image-header.ts'

/**
 * Whether a browser may turn a decoded picture only while painting it. Chromium does so, by EXIF as well as by AVIF's
 * own properties: whoever takes the pixels of such a bitmap without painting it gets them lying as they are stored.
 */
export function mayBeOrientedAtDraw({ format, orientation }: Pick<ImageHeader, 'format' | 'orientation'>) {
  return orientation !== 1 || format === 'avif' || format === 'heic'
}
