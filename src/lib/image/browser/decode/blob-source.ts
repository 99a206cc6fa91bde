import type { ByteSource } from '../../../files/bytes.ts'
import { ImageFailure } from '../../image-error.ts'

/** A picked file; reading fails with `unreadable` when it has changed or vanished. */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    async read(start, end) {
      try {
        return new Uint8Array(await blob.slice(start, end).arrayBuffer())
      } catch {
        throw new ImageFailure({ kind: 'unreadable' })
      }
    },
  }
}

/** Reads one byte of each file and returns the index of the first that can no longer be read, or null. */
export async function firstUnreadable(files: readonly Blob[]): Promise<number | null> {
  for (const [index, file] of files.entries()) {
    try {
      await file.slice(0, 1).arrayBuffer()
    } catch {
      return index
    }
  }
  return null
}
