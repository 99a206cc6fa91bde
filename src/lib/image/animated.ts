import type { ByteSource } from '../bytes.ts'
import { latin1 } from './byte-order.ts'
import type { ImageHeader } from './image-header.ts'
import { sniffLength } from './sniff.ts'

/** Is there more than one picture in the file, to be shown one after the other? */
export async function isAnimated(source: ByteSource, header: ImageHeader): Promise<boolean> {
  if (header.format === 'png' || header.format === 'webp') return header.animated
  if (header.format !== 'gif') return false
  // The extension that makes a GIF repeat stands before its first picture.
  return latin1(await source.read(0, Math.min(source.size, sniffLength))).includes('NETSCAPE2.0')
}
