import type { ByteSource } from '../../files/bytes.ts'
import type { ByteRange } from '../bytes/range.ts'
import { hasLength, marker } from './markers.ts'

const readLength = 524_288

/**
 * Visits all markers from a start-of-scan marker on, in pieces of 512 KB, until `visit` returns true. In entropy-coded
 * data 0xFF is followed by 0 (stuffing), a restart marker or the next real marker (ITU-T T.81, B.1.1.5), and only the
 * last is visited, with its offset, a segment with its length; segments are skipped. Returns the offset after the
 * marker at which `visit` returned true, null at the end of the file.
 */
export async function walkMarkers(
  source: ByteSource,
  scanStart: number,
  visit: (code: number, range: ByteRange) => boolean,
): Promise<number | null> {
  let at = scanStart
  while (at + 2 <= source.size) {
    const chunk = await source.read(at, Math.min(source.size, at + readLength))
    let next = 0
    while (next < chunk.length) {
      const found = chunk.indexOf(0xff, next)
      if (found < 0) {
        next = chunk.length
        break
      }
      const code = chunk[found + 1]
      if (code === undefined || (hasLength(code) && found + 4 > chunk.length)) {
        next = found
        break
      }
      const end = found + 2 + (hasLength(code) ? Math.max(2, lengthAt(chunk, found + 2)) : 0)
      if (hasLength(code) || code === marker.EOI)
        if (visit(code, { start: at + found, end: at + end })) return at + found + 2
      next = code === 0xff ? found + 1 : end
    }
    if (next === 0) break
    at += next
  }
  return null
}

function lengthAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
}
