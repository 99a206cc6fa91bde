import type { ByteSource } from '../../files/bytes.ts'
import type { ImageFormat } from '../header/sniff.ts'
import { ImageFailure } from '../image-error.ts'

/** Most headers end within it; reading more would leave garbage to collect, for each of a thousand photos. */
const firstRead = 8_192
const maxReadBytes = 262_144
const scatteredRead = 4_096
/** Gaps up to this size are read rather than skipped. */
const smallGap = 65_536

/**
 * Reads a file in pieces: small at first, doubling with every sequential read up to 256 KB, so that headers close
 * together cost few reads and a jump over picture data costs a small one. Memory does not grow with the file.
 */
export type BufferedReader = {
  readonly size: number
  /**
   * `length` bytes from `start`, as a view that is valid until the next call.
   * Fails with `truncated` when the file ends before.
   */
  bytes(start: number, length: number): Promise<Uint8Array<ArrayBuffer>>
}

export function openBufferedReader(source: ByteSource, format: ImageFormat): BufferedReader {
  let at = 0
  let buffer = new Uint8Array(0)
  let step = 0
  const stepFor = (start: number) => {
    if (step > 0 && (start < at || start - (at + buffer.length) >= smallGap)) return scatteredRead
    step = step === 0 ? firstRead : Math.min(step * 2, maxReadBytes)
    return step
  }
  return {
    size: source.size,
    async bytes(start, length) {
      if (start + length > source.size) throw new ImageFailure({ kind: 'truncated', format })
      if (start < at || start + length > at + buffer.length) {
        const end = Math.min(source.size, start + Math.max(length, stepFor(start)))
        buffer = await source.read(start, end)
        at = start
        if (buffer.length < length) throw new ImageFailure({ kind: 'unreadable' })
      }
      return buffer.subarray(start - at, start - at + length)
    },
  }
}
