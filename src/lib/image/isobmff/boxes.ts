import type { BufferedReader } from '../bytes/buffered-reader.ts'
import { latin1, viewOf } from '../bytes/byte-order.ts'
import type { ByteRange } from '../bytes/range.ts'

/** A box (ISO/IEC 14496-12, 4.2); the range is that of its content, in bytes from the start of what was searched. */
export type Box = ByteRange & { readonly type: string }

/** More boxes than any well-formed file has beside each other, and than any table. */
const maxFileBoxes = 10_000
const maxTableBoxes = 200_000
const longHeader = 16

/**
 * The boxes beside each other in a range of a file, in order, without reading their content. Ends at the first bytes
 * that are no box header, as other data may follow the last box. A box may reach beyond the range. Fails with
 * `unreadable`.
 */
export async function* boxesInFile(reader: BufferedReader, range: ByteRange): AsyncGenerator<Box> {
  const end = Math.min(range.end, reader.size)
  let at = range.start
  for (let boxes = 0; at < end && boxes < maxFileBoxes; boxes += 1) {
    const box = boxAt(await reader.bytes(at, Math.min(longHeader, end - at)), at, end)
    if (!box) return
    yield box
    at = box.end
  }
}

/** The boxes beside each other in memory, as `boxesInFile` gives them. */
export function* boxesIn(bytes: Uint8Array): Generator<Box> {
  let at = 0
  for (let boxes = 0; at < bytes.length && boxes < maxTableBoxes; boxes += 1) {
    const box = boxAt(bytes.subarray(at, at + longHeader), at, bytes.length)
    if (!box) return
    yield box
    at = box.end
  }
}

/** The box at `at`, whose header has a size of 32 bits, or of 64 when that is 1, or 0 for "up to the end". */
function boxAt(head: Uint8Array, at: number, end: number): Box | null {
  if (head.length < 8) return null
  const view = viewOf(head)
  const type = latin1(head.subarray(4, 8))
  const short = view.getUint32(0)
  if (short === 0) return { type, start: at + 8, end }
  if (short !== 1) return short < 8 ? null : { type, start: at + 8, end: at + short }
  if (head.length < longHeader) return null
  const long = Number(view.getBigUint64(8))
  return long < longHeader ? null : { type, start: at + longHeader, end: at + long }
}
