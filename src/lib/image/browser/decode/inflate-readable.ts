import { ImageFailure } from '../../image-error.ts'

/** What is unpacked for recovery at most, in bytes. */
const maxUnpackedBytes = 600 * 1024 * 1024

/**
 * Unpacks as much of a broken zlib stream as can be read into `length` bytes; the rest stays 0.
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
  // Small pieces: what stands before a fault must come out before the stream fails.
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
      const taken = value.subarray(0, length - filled)
      unpacked.set(taken, filled)
      filled += taken.length
    }
    await reader.cancel()
  } catch {
    // The stream ends in its fault; what came before it is what can be read.
  }
  if (filled === 0) throw new ImageFailure({ kind: 'truncated', format: 'png' })
  return unpacked
}
