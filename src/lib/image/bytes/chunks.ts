import type { ByteSource } from '../../files/bytes.ts'
import { openBufferedReader } from './buffered-reader.ts'
import { latin1, viewOf } from './byte-order.ts'

/** A chunk of a PNG or WebP file; `start` is the offset of its content, `length` that of the content as the file says it. */
export type Chunk = { readonly type: string; readonly start: number; readonly length: number }

const maxChunks = 1_000_000

/** The chunks of a PNG or WebP file in order, none of whose content is read. Fails with `unreadable`. */
export async function* chunksIn(source: ByteSource, format: 'png' | 'webp'): AsyncGenerator<Chunk> {
  const reader = openBufferedReader(source, format)
  let at = format === 'png' ? 8 : 12
  for (let chunks = 0; at + 8 <= reader.size && chunks < maxChunks; chunks += 1) {
    const head = await reader.bytes(at, 8)
    const start = at + 8
    if (format === 'png') {
      const length = viewOf(head).getUint32(0)
      yield { type: latin1(head.subarray(4)), start, length }
      // Its checksum.
      at = start + length + 4
    } else {
      const length = viewOf(head).getUint32(4, true)
      yield { type: latin1(head.subarray(0, 4)), start, length }
      at = start + length + (length % 2)
    }
  }
}
