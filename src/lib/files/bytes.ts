/**
 * Random access to bytes that are not in memory, such as a picked file.
 * `read` takes byte offsets, `0 <= start <= end <= size`, and rejects when the file has changed or vanished.
 */
export type ByteSource = {
  readonly size: number
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>
}

/** A source over bytes in memory, for tests and small results. */
export function memorySource(bytes: Uint8Array<ArrayBuffer>): ByteSource {
  return { size: bytes.length, read: async (start, end) => bytes.slice(start, end) }
}

/** Concatenates pieces into new memory. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
