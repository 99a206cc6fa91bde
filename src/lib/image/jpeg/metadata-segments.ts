import { latin1, viewOf } from '../bytes/byte-order.ts'
import { hasLength, marker } from './markers.ts'

type Piece = Uint8Array<ArrayBuffer>

export type AddedToJpeg = {
  /** TIFF data, at most 65,527 bytes. */
  readonly exif: Piece | null
  /** Whole APP2 segments with an ICC profile, as `iccSegmentsOf` returns them; null adds none. */
  readonly iccSegments: readonly Piece[] | null
}

/** Inserts EXIF data and an ICC profile before everything but the JFIF segment. */
export function addToJpeg(jpeg: Piece, { exif, iccSegments }: AddedToJpeg): Piece[] {
  if (!exif && !iccSegments) return [jpeg]
  const jfifEnd = jpeg[3] === marker.APP0 ? 4 + viewOf(jpeg).getUint16(4) : 2
  return [
    jpeg.subarray(0, jfifEnd),
    ...(exif ? [exifSegment(exif)] : []),
    ...(iccSegments ?? []),
    jpeg.subarray(jfifEnd),
  ]
}

/** EXIF data as an APP1 segment; `tiff` is at most 65,527 bytes. */
export function exifSegment(tiff: Uint8Array): Piece {
  const segment = new Uint8Array(10 + tiff.length)
  const view = viewOf(segment)
  view.setUint16(0, 0xff00 + marker.APP1)
  view.setUint16(2, 8 + tiff.length)
  // "Exif" and two zeros (CIPA DC-008, 4.7.2).
  segment.set([0x45, 0x78, 0x69, 0x66, 0, 0], 4)
  segment.set(tiff, 10)
  return segment
}

/** The APP2 segments of a JPEG file that hold its ICC profile, in order. */
export function iccSegmentsOf(jpeg: Piece): Piece[] {
  const view = viewOf(jpeg)
  const found: Piece[] = []
  let at = 2
  while (at + 4 <= jpeg.length) {
    const code = view.getUint16(at) - 0xff00
    if (!hasLength(code) || code === marker.SOS) break
    const end = at + 2 + view.getUint16(at + 2)
    if (code === marker.APP2 && latin1(jpeg.subarray(at + 4, at + 16)) === 'ICC_PROFILE\0')
      found.push(jpeg.slice(at, end))
    at = end
  }
  return found
}
