import type { ByteSource } from '../bytes.ts'
import { ImageFailure } from './image-error.ts'
import { hasLength, marker } from './jpeg-markers.ts'

const tailLength = 64
const scanRead = 524_288

/**
 * The offset behind the picture's end-of-image marker, so that nothing that is appended (gain map, video) is taken along.
 * When the file ends with that marker, and its header announces no appendix, only its last bytes are read; otherwise
 * the coded data is searched in pieces of 512 KB. Fails with `truncated` when the picture does not end.
 */
export async function findJpegEnd(
  source: ByteSource,
  { scanStart, hasAppendix }: { readonly scanStart: number; readonly hasAppendix: boolean },
): Promise<number> {
  if (!hasAppendix) {
    const end = await endInTail(source)
    if (end !== null) return end
  }
  return scanForEnd(source, scanStart)
}

/** The end marker among the last bytes, with nothing but padding behind it. */
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

/**
 * Walks from a start-of-scan marker through all scans. Within coded data 0xFF is followed by 0 (stuffing), a restart
 * marker or the next real marker (ITU-T T.81, B.1.1.5); segments between scans are passed over by their length.
 */
async function scanForEnd(source: ByteSource, scanStart: number): Promise<number> {
  let at = scanStart
  while (at + 2 <= source.size) {
    const chunk = await source.read(at, Math.min(source.size, at + scanRead))
    let next = 0
    while (next >= 0 && next < chunk.length) {
      const found = chunk.indexOf(0xff, next)
      if (found < 0) {
        next = chunk.length
        break
      }
      const code = chunk[found + 1]
      if (code === marker.EOI) return at + found + 2
      if (code === undefined || (hasLength(code) && found + 4 > chunk.length)) {
        next = found
        break
      }
      if (code === 0xff) next = found + 1
      else if (hasLength(code)) next = found + 2 + Math.max(2, lengthAt(chunk, found + 2))
      else next = found + 2
    }
    if (next === 0) break
    at += next
  }
  throw new ImageFailure({ kind: 'truncated', format: 'jpeg' })
}

function lengthAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
}
