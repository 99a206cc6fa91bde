import { blockLayout, type Level } from './blocks.ts'

export type Repair = {
  /** Which block the interleaved codeword at this place belongs to. */
  readonly blockOf: (codeword: number) => number
  readonly blocks: number
  /** How many wrong codewords of a block can be corrected: half as many as it has for correction. */
  readonly each: number
}

/** What the error correction of a version can repair at a level. */
export function repairOf(version: number, level: Level): Repair {
  const { blocks, ecc, data } = blockLayout(version, level)
  const even = Math.floor(data / blocks) * blocks
  const longBlocks = data - even
  return {
    blocks,
    each: Math.floor(ecc / 2),
    // The longer blocks are the last ones; the one codeword that they have more is between data and correction.
    blockOf: (codeword) =>
      codeword < even
        ? codeword % blocks
        : codeword < data
          ? blocks - longBlocks + codeword - even
          : (codeword - data) % blocks,
  }
}

const exp = new Uint8Array(512)
const log = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power += 1) {
  exp[power] = value
  exp[power + 255] = value
  log[value] = power
  // x^8 + x^4 + x^3 + x^2 + 1, the field's polynomial (section 7.5.2).
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)
}

/** Logarithms of the generator polynomials' coefficients, highest power left out, by degree. */
const generators = new Map<number, Uint8Array>()

function generator(degree: number): Uint8Array {
  const known = generators.get(degree)
  if (known) return known
  let polynomial = Uint8Array.of(1)
  for (let root = 0; root < degree; root += 1) {
    const next = new Uint8Array(polynomial.length + 1)
    polynomial.forEach((coefficient, index) => {
      next[index] = (next[index] ?? 0) ^ coefficient
      const product = coefficient === 0 ? 0 : (exp[(log[coefficient] ?? 0) + root] ?? 0)
      next[index + 1] = (next[index + 1] ?? 0) ^ product
    })
    polynomial = next
  }
  const logarithms = polynomial.slice(1).map((coefficient) => log[coefficient] ?? 0)
  generators.set(degree, logarithms)
  return logarithms
}

/** The remainder of the data polynomial divided by the generator: Reed–Solomon codewords (annex A). */
export function reedSolomon(data: Uint8Array, degree: number): Uint8Array {
  const logarithms = generator(degree)
  const work = new Uint8Array(data.length + degree)
  work.set(data)
  for (let start = 0; start < data.length; start += 1) {
    const factor = work[start] ?? 0
    if (factor === 0) continue
    const shift = log[factor] ?? 0
    for (let index = 0; index < degree; index += 1) {
      const at = start + 1 + index
      work[at] = (work[at] ?? 0) ^ (exp[(logarithms[index] ?? 0) + shift] ?? 0)
    }
  }
  return work.subarray(data.length)
}

/** Data codewords in blocks with their error correction, interleaved as the symbol holds them (section 7.6). */
export function interleave(data: Uint8Array, version: number, level: Level): Uint8Array {
  const { blocks, ecc } = blockLayout(version, level)
  const short = Math.floor(data.length / blocks)
  const longBlocks = data.length % blocks
  const parts = Array.from({ length: blocks }, (_, index) => {
    const long = Math.max(0, index - (blocks - longBlocks))
    const start = index * short + long
    const bytes = data.subarray(start, start + short + (index >= blocks - longBlocks ? 1 : 0))
    return { bytes, ecc: reedSolomon(bytes, ecc) }
  })
  const result = new Uint8Array(data.length + blocks * ecc)
  let place = 0
  for (let index = 0; index <= short; index += 1)
    for (const { bytes } of parts) {
      const byte = bytes[index]
      if (byte !== undefined) result[place++] = byte
    }
  for (let index = 0; index < ecc; index += 1)
    for (const part of parts) result[place++] = part.ecc[index] ?? 0
  return result
}
