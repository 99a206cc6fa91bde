import { TranscodeFailure } from '../transcode-failure.ts'

/**
 * Reads the bits of one entropy-coded segment (ITU-T T.81, F.2.2.5) without stuffed zeros, up to the next marker.
 * Reads zeros after that; `finish` fails when any of them was taken.
 */
export class BitReader {
  /** Offset of the next byte; after `finish` that of the marker. */
  at: number
  readonly #bytes: Uint8Array
  #buffer = 0
  #count = 0
  /** Bits at the end of `#buffer` that are not in the file. */
  #beyond = 0

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.at = at
  }

  /** The next `count` bits, at most 16, without taking them. */
  peek(count: number): number {
    if (this.#count < count) this.#fill()
    return (this.#buffer >>> (this.#count - count)) & ((1 << count) - 1)
  }

  skip(count: number): void {
    this.#count -= count
  }

  /** Takes at most 16 bits. */
  take(count: number): number {
    if (count === 0) return 0
    const value = this.peek(count)
    this.#count -= count
    return value
  }

  /** Takes the number of a category that follows its code (T.81, table F.1 and figure F.12). */
  takeSigned(category: number): number {
    if (category === 0) return 0
    const value = this.take(category)
    return value < 1 << (category - 1) ? value - (1 << category) + 1 : value
  }

  /** Ends the segment: fewer than eight bits may be left, and none may have been taken past its end. */
  finish(): void {
    if (this.#count < this.#beyond || this.#count - this.#beyond >= 8) throw new TranscodeFailure('damaged')
    this.#buffer = 0
    this.#count = 0
    this.#beyond = 0
  }

  #fill(): void {
    while (this.#count <= 16) {
      const byte = this.#bytes[this.at]
      if (byte === undefined || (byte === 0xff && this.#bytes[this.at + 1] !== 0)) {
        this.#buffer <<= 8
        this.#beyond += 8
      } else {
        this.#buffer = (this.#buffer << 8) | byte
        this.at += byte === 0xff ? 2 : 1
      }
      this.#count += 8
    }
  }
}
