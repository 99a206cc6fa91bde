import type { ByteSource } from '../../../files/bytes.ts'
import { openBufferedReader } from '../../bytes/buffered-reader.ts'
import { latin1 } from '../../bytes/byte-order.ts'
import type { JpegHeader } from '../jpeg-header.ts'
import { marker } from '../markers.ts'
import { indexStart } from '../multi-picture.ts'

/** The multi-picture index of a file, and from where its offsets count; null without one. Fails with `unreadable`. */
export async function readPictureIndex(
  source: ByteSource,
  { privateRanges }: JpegHeader,
): Promise<{ readonly tiff: Uint8Array<ArrayBuffer>; readonly start: number } | null> {
  const reader = openBufferedReader(source, 'jpeg')
  for (const { start, end } of privateRanges) {
    if (end - start < indexStart) continue
    const content = await reader.bytes(start, end - start)
    if (content[1] === marker.APP2 && latin1(content.subarray(4, 8)) === 'MPF\0')
      return { tiff: content.slice(indexStart), start: start + indexStart }
  }
  return null
}
