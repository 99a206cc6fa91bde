const maxInflated = 16 * 1024 * 1024

/** Compresses pieces into one zlib stream, pulling one at a time. */
export function deflate(pieces: Iterator<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const piece = pieces.next()
      if (piece.done) controller.close()
      else controller.enqueue(piece.value)
    },
  })
  return new Response(stream.pipeThrough(new CompressionStream('deflate'))).blob()
}

/** Inflates a zlib stream to at most 16 MB; fails when it is longer or broken. */
export async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer())
    length += value.length
    if (length > maxInflated) {
      await reader.cancel()
      throw new RangeError('inflates beyond the limit')
    }
    pieces.push(value)
  }
}
