import { joinBytes } from '../../files/bytes.ts'
import { latin1, viewOf } from '../bytes/byte-order.ts'
import { type ByteRange, excludeRange } from '../bytes/range.ts'
import { joinIccChunks } from '../colour/icc.ts'
import { hasLength, marker } from './markers.ts'

type Piece = Uint8Array<ArrayBuffer>

export type AddedToJpeg = {
  /** TIFF data, at most 65,527 bytes. */
  readonly exif: Piece | null
  /** Whole APP2 segments with an ICC profile, as `iccSegmentsOf` returns them; null adds none. */
  readonly iccSegments: readonly Piece[] | null
  /** Whole segments with captions and the like. */
  readonly others?: readonly Piece[]
}

/** Inserts EXIF data, other segments and an ICC profile before everything but the JFIF segment. */
export function addToJpeg(jpeg: Piece, { exif, iccSegments, others = [] }: AddedToJpeg): Piece[] {
  const added = [...(exif ? [exifSegment(exif)] : []), ...others, ...(iccSegments ?? [])]
  return insertFirst(jpeg, added)
}

/** Inserts segments after those with JFIF's and EXIF's data. */
export function insertFirst(jpeg: Piece, added: readonly Piece[]): Piece[] {
  if (added.length === 0) return [jpeg]
  const at = firstEnd(jpeg)
  return [jpeg.subarray(0, at), ...added, jpeg.subarray(at)]
}

/** The end of the segments that are to be the first ones. */
export function firstEnd(jpeg: Piece): number {
  const view = viewOf(jpeg)
  const isFirst = (at: number) =>
    jpeg[at + 1] === marker.APP0 ||
    (jpeg[at + 1] === marker.APP1 && latin1(jpeg.subarray(at + 4, at + 9)) === 'Exif\0')
  let at = 2
  while (at + 4 <= jpeg.length && isFirst(at)) at += 2 + view.getUint16(at + 2)
  return Math.min(at, jpeg.length)
}

/** EXIF data as an APP1 segment; `tiff` is at most 65,527 bytes. */
export function exifSegment(tiff: Uint8Array): Piece {
  // "Exif" and two zeros (CIPA DC-008, 4.7.2).
  return segmentOf(marker.APP1, joinBytes([Uint8Array.of(0x45, 0x78, 0x69, 0x66, 0, 0), tiff]))
}

/** The most that a segment holds, in bytes. */
export const maxSegmentContent = 65_533

/** A segment of at most 65,533 bytes; `code` is the second byte of its marker. */
export function segmentOf(code: number, content: Uint8Array): Piece {
  const segment = new Uint8Array(4 + content.length)
  const view = viewOf(segment)
  view.setUint16(0, 0xff00 + code)
  view.setUint16(2, 2 + content.length)
  segment.set(content, 4)
  return segment
}

const iccPieceBytes = 65_519

/** An ICC profile as APP2 segments (ICC.1:2022, B.4). */
export function iccSegments(profile: Uint8Array): Piece[] {
  const count = Math.ceil(profile.length / iccPieceBytes)
  return Array.from({ length: count }, (_, index) => {
    const piece = profile.subarray(index * iccPieceBytes, (index + 1) * iccPieceBytes)
    const segment = new Uint8Array(18 + piece.length)
    const view = viewOf(segment)
    view.setUint16(0, 0xff00 + marker.APP2)
    view.setUint16(2, 16 + piece.length)
    // "ICC_PROFILE" and a zero, the number of the piece and how many there are.
    segment.set([0x49, 0x43, 0x43, 0x5f, 0x50, 0x52, 0x4f, 0x46, 0x49, 0x4c, 0x45, 0, index + 1, count], 4)
    segment.set(piece, 18)
    return segment
  })
}

/** The APP2 segments of a JPEG file that hold its ICC profile, in order. */
export function iccSegmentsOf(jpeg: Piece): Piece[] {
  return segmentsOf(jpeg, marker.APP2, iccIdentifier).map(({ start, end }) => jpeg.slice(start, end))
}

const iccIdentifier = 'ICC_PROFILE\0'

/** A JPEG file with the profile in these segments, or none, in place of its own. */
export function withProfile(jpeg: Piece, iccSegments: readonly Piece[]): Piece {
  const own = segmentsOf(jpeg, marker.APP2, iccIdentifier)
  const remaining = excludeRange({ start: 0, end: jpeg.length }, own)
  const without = joinBytes(remaining.map(({ start, end }) => jpeg.subarray(start, end)))
  return joinBytes(insertFirst(without, iccSegments))
}

/** Where the segments with this code and identifier are before the first scan. */
export function segmentsOf(jpeg: Piece, wanted: number, identifier: string): ByteRange[] {
  const view = viewOf(jpeg)
  const found: ByteRange[] = []
  let at = 2
  while (at + 4 <= jpeg.length) {
    const code = view.getUint16(at) - 0xff00
    if (!hasLength(code) || code === marker.SOS) break
    const end = at + 2 + view.getUint16(at + 2)
    if (code === wanted && latin1(jpeg.subarray(at + 4, at + 4 + identifier.length)) === identifier)
      found.push({ start: at, end: Math.min(end, jpeg.length) })
    at = end
  }
  return found
}

/** Identifier, number and count of a segment's part of the profile (ICC.1:2022, B.4), after its marker and length. */
const iccHead = 4 + 14

/** The profile in APP2 segments, as `iccSegmentsOf` returns them; null when they hold none. */
export function joinIccProfile(segments: readonly Piece[]): Piece | null {
  return joinIccChunks(
    segments.map((segment) => ({
      number: segment[iccHead - 2] ?? 0,
      count: segment[iccHead - 1] ?? 0,
      data: segment.slice(iccHead),
    })),
  )
}
