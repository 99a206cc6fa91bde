import type { ImageHeader } from '../header/image-header.ts'

/** Whether a picture may have transparent pixels, judging by its header. */
export function mayBeTransparent(header: ImageHeader): boolean {
  if (header.format === 'png') return header.colourType >= 4 || header.hasTransparency
  if (header.format === 'jxl') return header.hasAlpha
  return header.format !== 'jpeg'
}
