const beyondEnd = 'beyond the end of the NAL unit'

/**
 * Reads a NAL unit bit by bit, without the bytes that prevent start codes (ITU-T H.265, 7.3.1.1). Throws a `RangeError`
 * beyond its end.
 */
export class BitFields {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(unit: Uint8Array) {
    this.#bytes = unit.filter(
      (byte, index) => byte !== 3 || index < 2 || unit[index - 1] !== 0 || unit[index - 2] !== 0,
    )
  }

  /** An unsigned number of up to 31 bits. */
  bits(count: number): number {
    let number = 0
    for (let left = count; left > 0; left--) number = number * 2 + this.#bit()
    return number
  }

  flag(): boolean {
    return this.#bit() === 1
  }

  skip(count: number): void {
    this.#at += count
    if (this.#at > this.#bytes.length * 8) throw new RangeError(beyondEnd)
  }

  /** A number in Exp-Golomb code, `ue(v)` (9.2). */
  golomb(): number {
    let zeros = 0
    while (this.#bit() === 0) zeros++
    if (zeros > 31) throw new RangeError('a number of more than 32 bits')
    return 2 ** zeros - 1 + this.bits(zeros)
  }

  golombs(count: number): number[] {
    return Array.from({ length: count }, () => this.golomb())
  }

  #bit(): number {
    const byte = this.#bytes[this.#at >> 3]
    if (byte === undefined) throw new RangeError(beyondEnd)
    return (byte >> (7 - (this.#at++ & 7))) & 1
  }
}
