import { viewOf } from '../bytes/byte-order.ts'
import type { ByteRange } from '../bytes/range.ts'
import { type Orientation, orientationFrom } from './orientation.ts'

/** The EXIF data needed to show a picture. */
export type ExifMetadata = {
  readonly orientation: Orientation
  /** The embedded JPEG thumbnail, as offsets within the TIFF data; null when there is none. */
  readonly thumbnail: ByteRange | null
}

const noMetadata: ExifMetadata = { orientation: 1, thumbnail: null }

const orientationTag = 0x0112
const thumbnailOffsetTag = 0x0201
const thumbnailLengthTag = 0x0202

/**
 * Reads EXIF data (CIPA DC-008), which is a TIFF file: `tiff` starts with its byte order mark.
 * Never fails: broken or missing data mean upright and no thumbnail.
 */
export function readExif(tiff: Uint8Array): ExifMetadata {
  if (tiff.length < 8 || tiff[0] !== tiff[1] || (tiff[0] !== 0x49 && tiff[0] !== 0x4d)) return noMetadata
  const little = tiff[0] === 0x49
  const view = viewOf(tiff)
  if (view.getUint16(2, little) !== 42) return noMetadata
  const main = readDirectory(view, view.getUint32(4, little), little)
  const second = readDirectory(view, main.next, little)
  const start = second.tags.get(thumbnailOffsetTag) ?? 0
  const end = start + (second.tags.get(thumbnailLengthTag) ?? 0)
  const isJpeg = end - start > 4 && end <= tiff.length && tiff[start] === 0xff && tiff[start + 1] === 0xd8
  return {
    orientation: orientationFrom(main.tags.get(orientationTag) ?? 1),
    thumbnail: isJpeg ? { start, end } : null,
  }
}

/** One image file directory: single numbers by tag, and the offset of the next directory (0: none). */
function readDirectory(view: DataView, offset: number, little: boolean) {
  const tags = new Map<number, number>()
  if (offset < 8 || offset + 2 > view.byteLength) return { tags, next: 0 }
  const count = view.getUint16(offset, little)
  const end = offset + 2 + count * 12
  for (let entry = offset + 2; entry + 12 <= Math.min(end, view.byteLength); entry += 12) {
    const type = view.getUint16(entry + 2, little)
    if (view.getUint32(entry + 4, little) !== 1) continue
    const tag = view.getUint16(entry, little)
    if (type === 3) tags.set(tag, view.getUint16(entry + 8, little))
    if (type === 4) tags.set(tag, view.getUint32(entry + 8, little))
  }
  return { tags, next: end + 4 <= view.byteLength ? view.getUint32(end, little) : 0 }
}
