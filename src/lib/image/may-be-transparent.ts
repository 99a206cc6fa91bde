import type { ImageHeader } from './image-header.ts'

/** Whether a picture may have see-through places, as far as its header tells. */
export function mayBeTransparent(header: ImageHeader): boolean {
  if (header.format === 'png') return header.colourType >= 4 || header.hasTransparency
  return header.format !== 'jpeg'
}
