/** Writes the bits of entropy-coded segments into a buffer that grows, with a zero after every 0xFF (T.81, F.1.2.3). */
export class BitWriter {
  #bytes = new Uint8Array(1 << 16)
  #length = 0
  #buffer = 0
  #count = 0

  /** The lowest `count` bits of `value`, at most 16. */
  bits(value: number, count: number): void {
    this.#buffer = (this.#buffer << count) | (value & ((1 << count) - 1))
    this.#count += count
    while (this.#count >= 8) {
      this.#count -= 8
      this.#byte((this.#buffer >>> this.#count) & 0xff)
    }
  }

  /** Returns what has been written, padded with ones to whole bytes, and resets the writer. */
  finish(): Uint8Array<ArrayBuffer> {
    if (this.#count > 0) this.bits(0x7f, 8 - this.#count)
    const written = this.#bytes.slice(0, this.#length)
    this.#length = 0
    this.#buffer = 0
    this.#count = 0
    return written
  }

  #byte(byte: number): void {
    if (this.#length + 2 > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes[this.#length] = byte
    this.#length += 1
    if (byte !== 0xff) return
    this.#bytes[this.#length] = 0
    this.#length += 1
  }
}
