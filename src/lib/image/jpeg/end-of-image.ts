import type { ByteSource } from '../../files/bytes.ts'
import type { ByteRange } from '../bytes/range.ts'
import { ImageFailure } from '../image-error.ts'
import { isPrivateAfterHeader, marker } from './markers.ts'
import { walkMarkers } from './walk-markers.ts'

const tailLength = 64

/**
 * The offset after the picture's end-of-image marker, to exclude appended data (gain map, video). When the file ends
 * with that marker and its header announces no appended data, only its last bytes are read; otherwise the coded data is
 * searched in pieces of 512 KB. Fails with `truncated` when the marker is missing.
 */
export async function findJpegEnd(
  source: ByteSource,
  { scanStart, hasAppendix }: { readonly scanStart: number; readonly hasAppendix: boolean },
): Promise<number> {
  if (!hasAppendix) {
    const end = await endInTail(source)
    if (end !== null) return end
  }
  const end = await walkMarkers(source, scanStart, (code) => code === marker.EOI)
  if (end === null) throw new ImageFailure({ kind: 'truncated', format: 'jpeg' })
  return end
}

/**
 * The end of the picture and the private segments of its coded data: between scans, or after the last. Decoders read
 * profiles and colour transforms before the first scan only, so every application segment and comment counts. Reads
 * the whole picture in pieces of 512 KB. Fails with `truncated` when the end-of-image marker is missing.
 */
export async function findPrivateInScans(
  source: ByteSource,
  scanStart: number,
): Promise<{ readonly end: number; readonly privateRanges: readonly ByteRange[] }> {
  const privateRanges: ByteRange[] = []
  const end = await walkMarkers(source, scanStart, (code, range) => {
    if (isPrivateAfterHeader(code)) privateRanges.push(range)
    return code === marker.EOI
  })
  if (end === null) throw new ImageFailure({ kind: 'truncated', format: 'jpeg' })
  return { end, privateRanges }
}

/** The end marker among the last bytes, followed by nothing but padding. */
async function endInTail(source: ByteSource): Promise<number | null> {
  const start = Math.max(0, source.size - tailLength)
  const tail = await source.read(start, source.size)
  let end = tail.length
  while (end > 0 && isPadding(tail[end - 1])) end -= 1
  return tail[end - 2] === 0xff && tail[end - 1] === marker.EOI ? start + end : null
}

function isPadding(byte: number | undefined): boolean {
  return byte === 0 || byte === 0x0a || byte === 0x0d || byte === 0x20
}
