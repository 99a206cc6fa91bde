import { latin1, viewOf } from '../bytes/byte-order.ts'
import { ImageFailure } from '../image-error.ts'

/** The formats that are made of boxes. */
export type IsobmffFormat = 'avif' | 'heic'

export const corrupt = (format: IsobmffFormat) => new ImageFailure({ kind: 'corrupt', format })

/** Reads the fields of a box one after another; each method fails with `corrupt` when the box ends before. */
export class BoxFields {
  readonly format: IsobmffFormat
  readonly #bytes: Uint8Array<ArrayBuffer>
  #at = 0

  constructor(bytes: Uint8Array<ArrayBuffer>, format: IsobmffFormat) {
    this.#bytes = bytes
    this.format = format
  }

  /** How many bytes are left. */
  get left(): number {
    return this.#bytes.length - this.#at
  }

  /** The next `length` bytes, as a view. */
  bytes(length: number): Uint8Array<ArrayBuffer> {
    if (length > this.left) throw corrupt(this.format)
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }

  /** All bytes that are left, as a view. */
  rest(): Uint8Array<ArrayBuffer> {
    return this.bytes(this.left)
  }

  /** A big-endian number of 0 to 8 bytes; from 2⁵³ on it is not exact, which lies beyond the end of every file. */
  unsigned(length: number): number {
    return this.bytes(length).reduce((value, byte) => value * 256 + byte, 0)
  }

  /** A signed number of 32 bits. */
  signed32(): number {
    return viewOf(this.bytes(4)).getInt32(0)
  }

  /** A code of four characters. */
  code(): string {
    return latin1(this.bytes(4))
  }

  /** A string up to its null byte or, where that is missing, to the end of the box. */
  text(): string {
    const end = this.#bytes.indexOf(0, this.#at)
    const text = latin1(this.bytes(end === -1 ? this.left : end - this.#at))
    if (end !== -1) this.bytes(1)
    return text
  }

  /** Version and flags of a full box (ISO/IEC 14496-12, 4.2). */
  versionAndFlags(): { version: number; flags: number } {
    return { version: this.unsigned(1), flags: this.unsigned(3) }
  }
}
