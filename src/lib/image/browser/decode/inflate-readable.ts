import { ImageFailure } from '../../image-error.ts'

/** Limit for data inflated for recovery, in bytes. */
const maxUnpackedBytes = 600 * 1024 * 1024

/**
 * Inflates as much of a broken zlib stream as can be read into `length` bytes; the rest stays 0.
 * Fails with `truncated` when nothing can be read.
 */
export async function inflateReadable(
  pieces: readonly Uint8Array<ArrayBuffer>[],
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (length > maxUnpackedBytes) throw new ImageFailure({ kind: 'truncated', format: 'png' })
  const unpacked = new Uint8Array(length)
  let filled = 0
  const stream = new DecompressionStream('deflate')
  const reader = stream.readable.getReader()
  const writer = stream.writable.getWriter()
  // Small pieces, so that the data before the error comes out before the stream fails.
  const feed = async () => {
    for (const piece of pieces)
      for (let at = 0; at < piece.length; at += 4096) await writer.write(piece.slice(at, at + 4096))
    await writer.close()
  }
  feed().catch(() => {})
  try {
    while (filled < length) {
      const { done, value } = await reader.read()
      if (done) break
      const usable = value.subarray(0, length - filled)
      unpacked.set(usable, filled)
      filled += usable.length
    }
    await reader.cancel()
  } catch {
    // The stream fails at the error; what came before it is what can be read.
  }
  if (filled === 0) throw new ImageFailure({ kind: 'truncated', format: 'png' })
  return unpacked
}
