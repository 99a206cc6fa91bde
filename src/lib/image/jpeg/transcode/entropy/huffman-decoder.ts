import { TranscodeFailure } from '../transcode-failure.ts'
import type { BitReader } from './bit-reader.ts'

const fastBits = 9

/** Reads one symbol. */
export type HuffmanDecoder = (reader: BitReader) => number

/**
 * A decoder for a table as in a DHT segment: the numbers of codes of 1 to 16 bits, and their symbols (ITU-T T.81, C.2).
 * Fails with `damaged` when there are more codes than these lengths allow.
 */
export function createHuffmanDecoder(counts: Uint8Array, symbols: Uint8Array): HuffmanDecoder {
  /** Length and symbol by the next nine bits; 0 for longer codes. */
  const fast = new Uint16Array(1 << fastBits)
  /** By length: the code after the last one, aligned to 16 bits, and the offset from a code to its symbol. */
  const ends = new Int32Array(17)
  const offsets = new Int32Array(17)
  let [code, index] = [0, 0]
  for (let length = 1; length <= 16; length += 1) {
    offsets[length] = index - code
    for (let left = counts[length - 1] ?? 0; left > 0; left -= 1, code += 1, index += 1) {
      if (length > fastBits) continue
      const first = code << (fastBits - length)
      fast.fill((length << 8) | (symbols[index] ?? 0), first, first + (1 << (fastBits - length)))
    }
    if (code > 1 << length) throw new TranscodeFailure('damaged')
    ends[length] = code << (16 - length)
    code <<= 1
  }
  return (reader) => {
    const next = reader.peek(16)
    const found = fast[next >>> (16 - fastBits)] ?? 0
    if (found > 0) {
      reader.skip(found >>> 8)
      return found & 0xff
    }
    for (let length = fastBits + 1; length <= 16; length += 1) {
      if (next >= (ends[length] ?? 0)) continue
      reader.skip(length)
      return symbols[(next >>> (16 - length)) + (offsets[length] ?? 0)] ?? 0
    }
    throw new TranscodeFailure('damaged')
  }
}
