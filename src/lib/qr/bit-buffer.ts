import { alphanumeric, characterCount, countLength, indicators, type Segment } from './segments.ts'
import { utf8 } from './utf8.ts'

/** Bits in order, the highest first, packed into bytes. */
export class BitBuffer {
  readonly #bytes: Uint8Array
  #length = 0

  constructor(capacity: number) {
    this.#bytes = new Uint8Array(capacity)
  }

  get length(): number {
    return this.#length
  }

  push(value: number, bits: number): void {
    let left = bits
    while (left > 0) {
      const index = this.#length >>> 3
      const room = 8 - (this.#length & 7)
      const taken = Math.min(room, left)
      const part = (value >>> (left - taken)) & ((1 << taken) - 1)
      this.#bytes[index] = (this.#bytes[index] ?? 0) | (part << (room - taken))
      this.#length += taken
      left -= taken
    }
  }

  /** Terminator, alignment to bytes and pad codewords up to the capacity (section 7.4.9 and 7.4.10). */
  finish(): Uint8Array {
    let index = Math.ceil(Math.min(this.#length + 4, this.#bytes.length * 8) / 8)
    for (let pad = 0xec; index < this.#bytes.length; index += 1, pad ^= 0xec ^ 0x11) this.#bytes[index] = pad
    return this.#bytes
  }
}

/** Writes a segment: indicator, count, data (section 7.4). */
export function pushSegment(buffer: BitBuffer, { mode, text }: Segment, version: number): void {
  buffer.push(indicators[mode], 4)
  buffer.push(characterCount(mode, text), countLength(mode, version))
  switch (mode) {
    case 'numeric':
      for (let start = 0; start < text.length; start += 3) {
        const digits = text.slice(start, start + 3)
        buffer.push(Number(digits), digits.length * 3 + 1)
      }
      return
    case 'alphanumeric':
      for (let start = 0; start < text.length; start += 2) {
        const value = alphanumeric.indexOf(text.charAt(start))
        if (start + 1 < text.length)
          buffer.push(value * 45 + alphanumeric.indexOf(text.charAt(start + 1)), 11)
        else buffer.push(value, 6)
      }
      return
    case 'byte':
      for (const character of text)
        for (const byte of utf8(character.codePointAt(0) ?? 0)) buffer.push(byte, 8)
  }
}
