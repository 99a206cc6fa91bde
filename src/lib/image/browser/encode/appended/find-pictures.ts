import type { ByteSource } from '../../../../files/bytes.ts'
import { latin1 } from '../../../bytes/byte-order.ts'
import { depthMapPattern, gainMapPattern } from '../../../jpeg/appended/part-patterns.ts'
import { readPictureIndex } from '../../../jpeg/appended/picture-index.ts'
import type { JpegHeader } from '../../../jpeg/jpeg-header.ts'
import { pictureEntries } from '../../../jpeg/multi-picture.ts'

/** A picture that follows that of a JPEG file. */
export type FurtherPicture = {
  readonly part: 'depth-map' | 'pictures'
  /** A JPEG file, unchanged; a copy outside of the worker's memory. */
  readonly file: Blob
  /** Its type in the index (CIPA DC-007, 5.2.3.3). */
  readonly kind: number
}

const maxBytes = 128 * 1024 * 1024
const headLength = 65_536

/**
 * The further pictures of a multi-picture file, without gain maps and smaller copies; none where one of them is not in the
 * file, or they are larger than 128 MB. Fails with `unreadable`.
 */
export async function findPictures(source: ByteSource, header: JpegHeader): Promise<FurtherPicture[]> {
  const index = await readPictureIndex(source, header)
  if (!index) return []
  const pictures: FurtherPicture[] = []
  let bytes = 0
  for (const { offset, length, kind } of pictureEntries(index.tiff)) {
    const start = index.start + offset
    const end = start + length
    bytes += length
    if (start < header.scanStart || end > source.size || length < 4 || bytes > maxBytes) return []
    const head = latin1(await source.read(start, Math.min(end, start + headLength)))
    if (!head.startsWith('\xff\xd8')) return []
    if (gainMapPattern.test(head)) continue
    const part = depthMapPattern.test(head) ? 'depth-map' : 'pictures'
    pictures.push({ part, file: new Blob([await source.read(start, end)]), kind })
  }
  return pictures
}
