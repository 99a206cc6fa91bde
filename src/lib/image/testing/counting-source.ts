import { type ByteSource, memorySource } from '../../files/bytes.ts'

/** A source in memory that counts what is read from it. */
export type CountingSource = ByteSource & { reads: number; bytesRead: number; largestRead: number }

export function countingSource(bytes: Uint8Array<ArrayBuffer>): CountingSource {
  const inner = memorySource(bytes)
  return {
    size: inner.size,
    reads: 0,
    bytesRead: 0,
    largestRead: 0,
    read(start, end) {
      if (!(start >= 0 && start <= end && end <= inner.size)) throw new RangeError(`read ${start} to ${end}`)
      this.reads += 1
      this.bytesRead += end - start
      this.largestRead = Math.max(this.largestRead, end - start)
      return inner.read(start, end)
    },
  }
}
