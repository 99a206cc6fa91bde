import type { ImageHeader } from '../header/image-header.ts'

/** Whether a picture may have transparent pixels, as far as its header tells. */
export function mayBeTransparent(header: ImageHeader): boolean {
  if (header.format === 'png') return header.colourType >= 4 || header.hasTransparency
  return header.format !== 'jpeg'
}
