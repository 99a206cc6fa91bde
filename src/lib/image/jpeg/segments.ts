import type { BufferedReader } from '../bytes/buffered-reader.ts'
import { latin1, viewOf } from '../bytes/byte-order.ts'
import type { ByteRange } from '../bytes/range.ts'
import type { IccChunk } from '../colour/icc.ts'
import { readExif } from '../exif/exif.ts'
import type { Orientation } from '../exif/orientation.ts'
import { isStartOfFrame, marker } from './markers.ts'

/** The coding process, by the start-of-frame marker (ITU-T T.81, table B.1). */
export type JpegProcess = 'baseline' | 'extended' | 'progressive' | 'lossless' | 'arithmetic'

export type JpegFrame = {
  readonly process: JpegProcess
  /** Bits per sample: 8, or 12 in an extended picture. */
  readonly bits: number
  /** In pixels as stored, before the orientation is applied. */
  readonly width: number
  readonly height: number
  readonly components: number
  /** The components are named R, G and B, which decoders take as "no colour transform" when nothing else says so. */
  readonly namedRgb: boolean
}

/** What the segments read so far contain. */
export type JpegSegments = {
  frame: JpegFrame | null
  orientation: Orientation
  hasJfif: boolean
  /** The colour transform of the Adobe marker (0 none, 1 YCbCr, 2 YCCK); null without the marker. */
  adobeTransform: number | null
  iccChunks: IccChunk[]
  /** Segments that no decoder needs: EXIF, XMP, IPTC, comments, previews and unknown ones; in file order. */
  privateRanges: ByteRange[]
  /** The JPEG thumbnail inside the EXIF data. */
  thumbnail: ByteRange | null
  /** The header announces data after the picture: previews, a gain map, the video of a motion photo. */
  hasAppendix: boolean
}

const identifierLength = 40
const jfifLength = 16
const maxIccChunks = 255
/** Motion photos and gain maps are declared in XMP. */
const appendixInXmp = /MotionPhoto|MicroVideo|GCamera|hdrgm|hdr-gain-map|photos\/1\.0\/container/

/** Reads one segment, whose marker is at `range.start`, into `found`; unknown segments are private. */
export async function readSegment(
  reader: BufferedReader,
  code: number,
  range: ByteRange,
  found: JpegSegments,
) {
  const start = range.start + 4
  const length = range.end - start
  if (isStartOfFrame(code)) {
    found.frame ??= readFrame(code, await reader.bytes(start, length))
    return
  }
  if (code < marker.APP0) return
  const identifier = latin1(await reader.bytes(start, Math.min(length, identifierLength)))
  if (code === marker.APP0 && identifier.startsWith('JFIF\0') && length <= jfifLength) {
    found.hasJfif = true
  } else if (code === marker.APP14 && identifier.startsWith('Adobe') && length >= 12) {
    found.adobeTransform = identifier.charCodeAt(11)
  } else if (code === marker.APP2 && identifier.startsWith('ICC_PROFILE\0') && length > 14) {
    if (found.iccChunks.length > maxIccChunks) return
    const [number = 0, count = 0] = (await reader.bytes(start, length)).subarray(12, 14)
    found.iccChunks.push({ number, count, data: (await reader.bytes(start + 14, length - 14)).slice() })
  } else {
    found.privateRanges.push(range)
    await readPrivate(reader, code, identifier, { start, end: range.end }, found)
  }
}

async function readPrivate(
  reader: BufferedReader,
  code: number,
  identifier: string,
  { start, end }: ByteRange,
  found: JpegSegments,
) {
  if (code === marker.APP1 && identifier.startsWith('Exif\0')) {
    const exif = readExif(await reader.bytes(start + 6, Math.max(0, end - start - 6)))
    if (found.orientation === 1) found.orientation = exif.orientation
    found.thumbnail ??= exif.thumbnail && {
      start: start + 6 + exif.thumbnail.start,
      end: start + 6 + exif.thumbnail.end,
    }
  } else if (code === marker.APP1) {
    found.hasAppendix ||= appendixInXmp.test(latin1(await reader.bytes(start, end - start)))
  } else if (code === marker.APP2) {
    found.hasAppendix ||= identifier.startsWith('MPF\0') || identifier.startsWith('urn:iso:std:iso:ts:21496')
  }
}

/** Frame header (ITU-T T.81, B.2.2); null when it is shorter than its component count requires. */
function readFrame(code: number, bytes: Uint8Array): JpegFrame | null {
  const components = bytes[5] ?? 0
  if (bytes.length < 6 + components * 3) return null
  const view = viewOf(bytes)
  const names = Array.from({ length: components }, (_, index) => bytes[6 + index * 3] ?? 0)
  return {
    process: processOf(code),
    bits: bytes[0] ?? 0,
    height: view.getUint16(1),
    width: view.getUint16(3),
    components,
    namedRgb: String.fromCharCode(...names) === 'RGB',
  }
}

function processOf(code: number): JpegProcess {
  if (code > 0xc8) return 'arithmetic'
  if (code === 0xc0) return 'baseline'
  if (code === 0xc1) return 'extended'
  return code === 0xc2 ? 'progressive' : 'lossless'
}
