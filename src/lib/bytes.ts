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
