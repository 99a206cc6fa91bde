/** One of four ways to code a number: a constant, or an offset to so many bits. */
type Way = number | { readonly offset: number; readonly bits: number }

/** Reads the fields of a JPEG XL codestream (ISO/IEC 18181-1, annex B), the lowest bit of a byte first. */
export class CodestreamBits {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** An unsigned number of up to 32 bits. Throws a `RangeError` beyond the end. */
  bits(count: number): number {
    let number = 0
    for (let bit = 0; bit < count; bit += 1) {
      const byte = this.#bytes[this.#at >> 3]
      if (byte === undefined) throw new RangeError('beyond the end of the codestream')
      if ((byte >> (this.#at & 7)) & 1) number += 2 ** bit
      this.#at += 1
    }
    return number
  }

  flag(): boolean {
    return this.bits(1) === 1
  }

  /** `U32`: two bits choose the way in which a number is coded. */
  number(...ways: readonly [Way, Way, Way, Way]): number {
    const way = ways[this.bits(2)] ?? 0
    return typeof way === 'number' ? way : way.offset + this.bits(way.bits)
  }

  /** `Enum`: a number for one of the names of a table. */
  choice(): number {
    return this.number(0, 1, { offset: 2, bits: 4 }, { offset: 18, bits: 6 })
  }

  skip(count: number): void {
    this.#at += count
  }
}
