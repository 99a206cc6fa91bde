import type { ByteSource } from '../../files/bytes.ts'
import { latin1 } from '../bytes/byte-order.ts'
import { hasSecondFrame } from './gif-frames.ts'
import type { ImageHeader } from './image-header.ts'

/** Is there more than one picture in the file, to be shown one after the other? */
export async function isAnimated(source: ByteSource, header: ImageHeader): Promise<boolean> {
  if (header.format === 'png' || header.format === 'webp') return header.animated
  if (header.format === 'gif') return hasSecondFrame(source)
  // The main brand of a sequence (AV1 Image File Format, 6.3).
  return header.format === 'avif' && latin1(await source.read(8, 12)) === 'avis'
}
