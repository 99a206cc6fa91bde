import { viewOf } from '../bytes/byte-order.ts'
import { marker } from './markers.ts'

const entriesTag = 0xb002
const entryLength = 16
const maxPictures = 16
/** Attributes of a picture (CIPA DC-007, 5.2.3.3): the mask of its type, and the types of smaller copies. */
const kindMask = 0xff_ffff
const previews = [0x01_0001, 0x01_0002]

/** A further picture: its distance from the start of the index, its length, and its attributes without flags. */
type PictureEntry = { readonly offset: number; readonly length: number; readonly kind: number }

/**
 * The further pictures of a multi-picture file by `tiff`, the data after "MPF", without the first picture and smaller
 * copies of it. Never fails: returns none for broken data.
 */
export function pictureEntries(tiff: Uint8Array): PictureEntry[] {
  const view = viewOf(tiff)
  const little = tiff[0] === 0x49
  return entriesOf(tiff)
    .map((at) => ({
      kind: view.getUint32(at, little) & kindMask,
      length: view.getUint32(at + 4, little),
      offset: view.getUint32(at + 8, little),
    }))
    .filter(({ kind, offset }) => offset > 0 && !previews.includes(kind))
}

/** Their offsets from the start of `tiff`. */
export const otherPictures = (tiff: Uint8Array): number[] => pictureEntries(tiff).map(({ offset }) => offset)

/** Where the last further picture ends, counted like `otherPictures` does; 0 where there is none. */
export function picturesEnd(tiff: Uint8Array): number {
  const view = viewOf(tiff)
  const little = tiff[0] === 0x49
  return Math.max(
    0,
    ...entriesOf(tiff)
      .filter((at) => view.getUint32(at + 8, little) > 0)
      .map((at) => view.getUint32(at + 8, little) + view.getUint32(at + 4, little)),
  )
}

/** Where the entries of the pictures are within `tiff`: 16 bytes each, kind, length and offset first. */
function entriesOf(tiff: Uint8Array): number[] {
  if (tiff.length < 10) return []
  const view = viewOf(tiff)
  const little = tiff[0] === 0x49
  const directory = view.getUint32(4, little)
  if (directory + 2 > tiff.length) return []
  const end = Math.min(tiff.length, directory + 2 + view.getUint16(directory, little) * 12)
  for (let entry = directory + 2; entry + 12 <= end; entry += 12) {
    if (view.getUint16(entry, little) !== entriesTag) continue
    const count = Math.min(maxPictures, Math.floor(view.getUint32(entry + 4, little) / entryLength))
    const first = view.getUint32(entry + 8, little)
    return Array.from({ length: count }, (_, index) => first + index * entryLength).filter(
      (at) => at + entryLength <= tiff.length,
    )
  }
  return []
}

/**
 * The index, data after "MPF", of a file whose first picture became `longer` bytes longer, with the pictures behind it
 * unchanged; the index itself moved by `moved` bytes. Copies `tiff`.
 */
export function movedPictures(tiff: Uint8Array, longer: number, moved: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(tiff)
  const view = viewOf(copy)
  const little = tiff[0] === 0x49
  for (const [index, at] of entriesOf(tiff).entries()) {
    const field = index === 0 ? at + 4 : at + 8
    const value = view.getUint32(field, little)
    if (value > 0) view.setUint32(field, value + longer - (index === 0 ? 0 : moved), little)
  }
  return copy
}

/** The offset of the first byte that offsets count from within the segment: its byte order mark. */
export const indexStart = 8
const entriesStart = 58
/** The first picture is a baseline primary one. */
const primaryKind = 0x0003_0000

type IndexedPictures = {
  readonly length: number
  /** In order, right behind the first one. */
  readonly others: readonly { readonly length: number; readonly kind: number }[]
  /** The offset of the segment in the file. */
  readonly at: number
}

/** The APP2 segment with the index of a picture and others (CIPA DC-007, 5.2), as long for any lengths. */
export function multiPictureSegment({ length, others, at }: IndexedPictures): Uint8Array<ArrayBuffer> {
  const count = 1 + others.length
  const segment = new Uint8Array(entriesStart + count * entryLength)
  const view = viewOf(segment)
  const fields = (from: number, ...values: readonly number[]) => {
    for (const [index, value] of values.entries()) view.setUint32(from + index * 4, value)
  }
  view.setUint16(0, 0xff00 + marker.APP2)
  view.setUint16(2, segment.length - 2)
  // "MPF" and zero, then a big-endian TIFF header with the directory right after it.
  fields(4, 0x4d504600, 0x4d4d002a, 8)
  view.setUint16(16, 3)
  // Version "0100", how many pictures, and their entries after the directory.
  fields(18, 0xb000_0007, 4, 0x3031_3030)
  fields(30, 0xb001_0004, 1, count)
  fields(42, 0xb002_0007, count * entryLength, entriesStart - indexStart)
  fields(entriesStart, primaryKind, length, 0, 0)
  let offset = length - at - indexStart
  for (const [index, other] of others.entries()) {
    fields(entriesStart + (index + 1) * entryLength, other.kind, other.length, offset, 0)
    offset += other.length
  }
  return segment
}
