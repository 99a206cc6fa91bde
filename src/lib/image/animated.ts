import type { ByteSource } from '../bytes.ts'
import { hasSecondFrame } from './gif-frames.ts'
import type { ImageHeader } from './image-header.ts'

/** Is there more than one picture in the file, to be shown one after the other? */
export async function isAnimated(source: ByteSource, header: ImageHeader): Promise<boolean> {
  if (header.format === 'png' || header.format === 'webp') return header.animated
  return header.format === 'gif' && hasSecondFrame(source)
}
