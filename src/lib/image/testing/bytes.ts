export function joined(...pieces: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]))
}

export function ascii(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

export function uint16(value: number): number[] {
  return [(value >>> 8) & 0xff, value & 0xff]
}

export function uint32(value: number): number[] {
  return [...uint16(value >>> 16), ...uint16(value)]
}

/** Little-endian. */
export function uint32le(value: number): number[] {
  return uint32(value).reverse()
}

/** Little-endian. */
export function uint16le(value: number): number[] {
  return uint16(value).reverse()
}
