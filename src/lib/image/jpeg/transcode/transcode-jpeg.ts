import { joinBytes } from '../../../files/bytes.ts'
import { viewOf } from '../../bytes/byte-order.ts'
import { type ByteRange, excludeRange } from '../../bytes/range.ts'
import type { JpegHeader } from '../jpeg-header.ts'
import { hasLength, isPrivateAfterHeader, marker } from '../markers.ts'
import { exifSegment, segmentsOf } from '../metadata-segments.ts'
import { indexStart, movedPictures } from '../multi-picture.ts'
import { sameCoefficients } from './coefficients.ts'
import { readCoefficients } from './read-coefficients.ts'
import { TranscodeFailure } from './transcode-failure.ts'
import { writeProgressive } from './write-progressive.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Transcodes a JPEG file losslessly to fewer bytes: progressive, with optimised Huffman tables, or with its own scans
 * where that is not smaller. Preserves what decoders need (JFIF, ICC profile, Adobe's transform), removes private
 * segments and everything after the picture; an orientation other than upright is written as EXIF data of its own. The
 * result is read again and compared. Fails with a `TranscodeFailure`.
 */
export function transcodeJpeg(jpeg: Bytes, header: JpegHeader): Bytes[] {
  const { orientation } = header
  const added = orientation === 1 ? [] : [exifSegment(orientationOnly(orientation))]
  return smallest(jpeg, [...added, ...segmentsIn(jpeg, header, 'needed')], () =>
    withoutPrivate(jpeg, header, added),
  )
}

/** Like `transcodeJpeg`, but preserves all private segments before the first scan and everything after the picture. */
export function transcodeWhole(jpeg: Bytes, header: JpegHeader): Bytes[] {
  const { end } = privateInScans(jpeg, header.scanStart)
  const pieces = smallest(jpeg, segmentsIn(jpeg, header, 'all'), () => [jpeg.subarray(0, end)])
  const picture = joinBytes(pieces)
  const [before, after] = [jpeg, picture].map((file) => segmentsOf(file, marker.APP2, 'MPF\0')[0])
  if (before && after) {
    const index = picture.subarray(after.start + indexStart, after.end)
    index.set(movedPictures(index, picture.length - end, after.start - before.start))
  }
  return [picture, jpeg.subarray(end)]
}

/** A progressive file with these segments, or the file that `original` gives where that is not larger. */
function smallest(jpeg: Bytes, segments: readonly Bytes[], original: () => Bytes[]): Bytes[] {
  const image = readCoefficients(jpeg)
  const pieces = writeProgressive(image, segments)
  if (!sameCoefficients(image, readCoefficients(joinBytes(pieces)))) throw new TranscodeFailure('damaged')
  const own = original()
  return lengthOf(own) <= lengthOf(pieces) ? own : pieces
}

function lengthOf(pieces: readonly Bytes[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}

/** The application segments, all or those that are not private, in order. */
export function segmentsIn(
  jpeg: Bytes,
  { privateRanges, scanStart }: JpegHeader,
  which: 'all' | 'needed',
): Bytes[] {
  const view = viewOf(jpeg)
  const isPrivate = new Set(privateRanges.map(({ start }) => start))
  const found: Bytes[] = []
  for (let at = 2; at < scanStart; ) {
    const code = jpeg[at + 1] ?? 0
    if (!hasLength(code)) {
      at += 1
      continue
    }
    const end = at + 2 + view.getUint16(at + 2)
    if (code >= marker.APP0 && (which === 'all' || !isPrivate.has(at))) found.push(jpeg.subarray(at, end))
    at = end
  }
  return found
}

/** The file with its own scans, without private segments and with `added` at the start. */
function withoutPrivate(
  jpeg: Bytes,
  { privateRanges, scanStart }: JpegHeader,
  added: readonly Bytes[],
): Bytes[] {
  const scans = privateInScans(jpeg, scanStart)
  const remaining = excludeRange({ start: 2, end: scans.end }, [...privateRanges, ...scans.privateRanges])
  return [jpeg.subarray(0, 2), ...added, ...remaining.map(({ start, end }) => jpeg.subarray(start, end))]
}

/**
 * The offset after the end-of-image marker, which exists, as the picture has been read, and the private segments
 * between scans and after the last.
 */
function privateInScans(jpeg: Bytes, scanStart: number): { end: number; privateRanges: ByteRange[] } {
  const view = viewOf(jpeg)
  const privateRanges: ByteRange[] = []
  let at = scanStart
  while (at + 2 <= jpeg.length) {
    const code = jpeg[at + 1] ?? 0
    if (jpeg[at] !== 0xff || code === 0 || code === 0xff) at += 1
    else if (code === marker.EOI) return { end: at + 2, privateRanges }
    else {
      const end = at + (hasLength(code) ? 2 + view.getUint16(at + 2) : 2)
      if (isPrivateAfterHeader(code)) privateRanges.push({ start: at, end })
      at = end
    }
  }
  throw new TranscodeFailure('damaged')
}

/** EXIF data (CIPA DC-008) with nothing but the orientation. */
export function orientationOnly(orientation: number): Bytes {
  const tiff = new Uint8Array(26)
  const view = viewOf(tiff)
  // Big-endian TIFF with its directory right after the header.
  tiff.set([0x4d, 0x4d, 0, 42])
  view.setUint32(4, 8)
  view.setUint16(8, 1)
  view.setUint16(10, 0x0112)
  view.setUint16(12, 3)
  view.setUint32(14, 1)
  view.setUint16(18, orientation)
  return tiff
}
