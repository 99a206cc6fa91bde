/** How the samples of a row lie in its bytes, the first in the highest bits. */
export type SampleLayout = {
  /** 1 to 16. */
  readonly bits: number
  /** The byte order of samples of 16 bits. */
  readonly little: boolean
  /** Samples of a pixel within the row. */
  readonly perPixel: number
}

/** Which sample of a pixel goes to which of its four bytes. */
export type SamplePlace = { readonly sample: number; readonly byte: 0 | 1 | 2 | 3 }

/**
 * Puts some samples of a row into the pixels from the index `first`, as 8 bits: scaled to 255 as their largest value or,
 * without `scaled`, as they are.
 */
export function placeSamples(
  row: Uint8Array,
  layout: SampleLayout,
  places: readonly SamplePlace[],
  pixels: Uint8ClampedArray,
  first: number,
  { count, scaled }: { readonly count: number; readonly scaled: boolean },
): void {
  const { perPixel } = layout
  const read = sampleReader(row, layout)
  const factor = scaled ? 255 / (2 ** layout.bits - 1) : 1
  for (const { sample, byte } of places) {
    let to = first * 4 + byte
    for (let index = sample; index < sample + count * perPixel; index += perPixel) {
      // Rounded when it is stored.
      pixels[to] = read(index) * factor
      to += 4
    }
  }
}

/** Reads a sample by its index. */
function sampleReader(row: Uint8Array, { bits, little }: SampleLayout): (index: number) => number {
  if (bits === 8) return (index) => row[index] ?? 0
  if (bits === 16) {
    const high = little ? 1 : 0
    return (index) => (row[index * 2 + high] ?? 0) * 256 + (row[index * 2 + 1 - high] ?? 0)
  }
  const mask = 2 ** bits - 1
  return (index) => {
    const start = index * bits
    const at = start >> 3
    const word = ((row[at] ?? 0) << 16) | ((row[at + 1] ?? 0) << 8) | (row[at + 2] ?? 0)
    return (word >> (24 - (start & 7) - bits)) & mask
  }
}
