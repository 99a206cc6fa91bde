import type { ByteSource } from '../../files/bytes.ts'
import { latin1 } from '../bytes/byte-order.ts'
import { hasSecondFrame } from './gif-frames.ts'
import type { ImageHeader } from './image-header.ts'

/** Whether the file has more than one frame. */
export async function isAnimated(source: ByteSource, header: ImageHeader): Promise<boolean> {
  if (header.format === 'png' || header.format === 'webp' || header.format === 'jxl') return header.animated
  if (header.format === 'gif') return hasSecondFrame(source)
  // The major brand of an image sequence (AV1 Image File Format, 6.3).
  return header.format === 'avif' && latin1(await source.read(8, 12)) === 'avis'
}
