import { viewOf } from '../bytes/byte-order.ts'
import type { Orientation } from './orientation.ts'

const orientationTag = 0x0112
const exifDirectoryTag = 0x8769
const pixelWidthTag = 0xa002
const pixelHeightTag = 0xa003
const [short, long] = [3, 4]

/**
 * EXIF data for a new picture, whose orientation is usually applied to its pixels: sets the orientation, to 1, and the
 * dimensions, to `size`, and removes the second directory, the thumbnail, because it shows the original picture.
 * `tiff` begins with its byte order mark; the result is a copy, null when it is not TIFF data.
 */
export function normalizeExif(
  tiff: Uint8Array,
  size: { readonly width: number; readonly height: number },
  orientation: Orientation = 1,
): Uint8Array<ArrayBuffer> | null {
  if (tiff.length < 14 || tiff[0] !== tiff[1] || (tiff[0] !== 0x49 && tiff[0] !== 0x4d)) return null
  const normalized = new Uint8Array(tiff)
  const view = viewOf(normalized)
  const little = tiff[0] === 0x49
  if (view.getUint16(2, little) !== 42) return null
  const set = (entry: number, value: number) => {
    const type = view.getUint16(entry + 2, little)
    if (view.getUint32(entry + 4, little) !== 1) return
    if (type === short && value <= 65_535) view.setUint16(entry + 8, value, little)
    if (type === long) view.setUint32(entry + 8, value, little)
  }
  let inner = 0
  const first = view.getUint32(4, little)
  const end = eachEntry(view, first, little, (tag, entry) => {
    if (tag === orientationTag) set(entry, orientation)
    if (tag === exifDirectoryTag) inner = view.getUint32(entry + 8, little)
  })
  if (end === null) return null
  const thumbnailDirectory = end + 4 <= normalized.length ? view.getUint32(end, little) : 0
  if (end + 4 <= normalized.length) view.setUint32(end, 0, little)
  eachEntry(view, inner, little, (tag, entry) => {
    if (tag === pixelWidthTag) set(entry, size.width)
    if (tag === pixelHeightTag) set(entry, size.height)
  })
  return withoutThumbnail(normalized, thumbnailDirectory, little)
}

const thumbnailOffsetTag = 0x0201
const thumbnailLengthTag = 0x0202

/** Overwrites the thumbnail with zeros, and cuts it off if it is at the end. */
function withoutThumbnail(tiff: Uint8Array<ArrayBuffer>, directory: number, little: boolean) {
  const view = viewOf(tiff)
  let [start, length] = [0, 0]
  eachEntry(view, directory, little, (tag, entry) => {
    if (tag === thumbnailOffsetTag) start = view.getUint32(entry + 8, little)
    if (tag === thumbnailLengthTag) length = view.getUint32(entry + 8, little)
  })
  if (start < 8 || length === 0 || start + length > tiff.length) return tiff
  tiff.fill(0, start, start + length)
  return start + length === tiff.length ? tiff.slice(0, start) : tiff
}

/** Calls `visit` for every entry of a directory; returns where the entries end, null when they exceed the data. */
function eachEntry(
  view: DataView,
  offset: number,
  little: boolean,
  visit: (tag: number, entry: number) => void,
): number | null {
  if (offset < 8 || offset + 2 > view.byteLength) return null
  const end = offset + 2 + view.getUint16(offset, little) * 12
  if (end > view.byteLength) return null
  for (let entry = offset + 2; entry < end; entry += 12) visit(view.getUint16(entry, little), entry)
  return end
}
