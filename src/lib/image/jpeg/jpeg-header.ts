import type { ByteSource } from '../../files/bytes.ts'
import { type BufferedReader, openBufferedReader } from '../bytes/buffered-reader.ts'
import { viewOf } from '../bytes/byte-order.ts'
import type { ByteRange } from '../bytes/range.ts'
import { joinIccChunks } from '../colour/icc.ts'
import { ImageFailure } from '../image-error.ts'
import { hasLength, marker } from './markers.ts'
import { type JpegFrame, type JpegSegments, readSegment } from './segments.ts'

export type JpegHeader = Readonly<Omit<JpegSegments, 'frame' | 'iccChunks' | 'privateRanges'>> &
  JpegFrame & {
    readonly format: 'jpeg'
    /** The complete ICC profile; null when there is none or its chunks do not match. */
    readonly icc: Uint8Array<ArrayBuffer> | null
    readonly privateRanges: readonly ByteRange[]
    /** Offset of the first start-of-scan marker. */
    readonly scanStart: number
    /** Number of components in the first scan; if it has all of them, the file may consist of that one scan. */
    readonly firstScanComponents: number
  }

const maxSegments = 2_000
const maxGarbage = 1_024
const corrupt = () => new ImageFailure({ kind: 'corrupt', format: 'jpeg' })

/**
 * Reads the segments before the first scan and nothing of the pixels.
 * Fails with `corrupt`, `truncated` or `unreadable`. A height of 0 (to be given later by DNL) counts as corrupt.
 */
export async function readJpegHeader(source: ByteSource): Promise<JpegHeader> {
  const reader = openBufferedReader(source, 'jpeg')
  if (viewOf(await reader.bytes(0, 2)).getUint16(0) !== 0xff00 + marker.SOI) throw corrupt()
  const found: JpegSegments = {
    frame: null,
    orientation: 1,
    hasJfif: false,
    adobeTransform: null,
    iccChunks: [],
    privateRanges: [],
    thumbnail: null,
    hasAppendix: false,
  }
  let at = 2
  for (let segments = 0; segments < maxSegments; segments += 1) {
    const { code, start } = await nextMarker(reader, at)
    const length = viewOf(await reader.bytes(start + 2, 2)).getUint16(0)
    if (length < 2) throw corrupt()
    if (code === marker.SOS) return finish(found, start, (await reader.bytes(start + 4, 1))[0] ?? 0)
    at = start + 2 + length
    await readSegment(reader, code, { start, end: at }, found)
  }
  throw corrupt()
}

/** The next marker that starts a segment; skips fill bytes and, as decoders do, stray bytes before it. */
async function nextMarker(reader: BufferedReader, from: number): Promise<{ code: number; start: number }> {
  for (let start = from; start < from + maxGarbage; start += 1) {
    const word = viewOf(await reader.bytes(start, 2)).getUint16(0)
    const code = word - 0xff00
    if (code === marker.EOI || code === marker.SOI) throw corrupt()
    if (code !== 0xff && hasLength(code)) return { code, start }
  }
  throw corrupt()
}

function finish(
  { frame, iccChunks, ...found }: JpegSegments,
  scanStart: number,
  firstScanComponents: number,
): JpegHeader {
  if (frame === null || frame.width === 0 || frame.height === 0 || frame.components === 0) throw corrupt()
  return { format: 'jpeg', ...frame, ...found, icc: joinIccChunks(iccChunks), scanStart, firstScanComponents }
}
