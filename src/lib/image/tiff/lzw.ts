const [clearCode, endCode, firstCode] = [256, 257, 258]
const maxBits = 12
const tableSize = 2 ** maxBits

/**
 * Unpacks the LZW of TIFF (TIFF 6.0, section 13) into `into`, and drops what goes beyond it; also the kind from before
 * that standard, whose codes begin at the lowest bit and grow one code later. Returns how many bytes it filled; null
 * when the data are broken.
 */
export function unpackLzw(packed: Uint8Array, into: Uint8Array): number | null {
  const isOld = packed[0] === 0 && ((packed[1] ?? 0) & 1) === 1
  const nextCode = isOld ? codesFromLowest(packed) : codesFromHighest(packed)
  const early = isOld ? 0 : 1
  // Each string is where it was written in `into` last: its start and its length.
  const starts = new Uint32Array(tableSize + 1)
  const lengths = new Uint32Array(tableSize + 1)
  let [next, bits, to] = [firstCode, 9, 0]
  let [previousStart, previousLength] = [0, 0]
  while (to < into.length) {
    const code = nextCode(bits)
    if (code === null || code === endCode) return to
    if (code === clearCode) {
      ;[next, bits, previousLength] = [firstCode, 9, 0]
      continue
    }
    const start = to
    if (code < 256) {
      into[to] = code
      to += 1
    } else {
      if (previousLength === 0 || code > next) return null
      const isNew = code === next
      const from = isNew ? previousStart : (starts[code] ?? 0)
      const length = isNew ? previousLength + 1 : (lengths[code] ?? 0)
      // Byte by byte: a string may overlap with what it is copied to.
      const end = Math.min(into.length, to + length)
      for (let at = from; to < end; at += 1) {
        into[to] = into[at] ?? 0
        to += 1
      }
    }
    if (previousLength > 0 && next < tableSize) {
      starts[next] = previousStart
      lengths[next] = previousLength + 1
      next += 1
    }
    previousStart = start
    previousLength = to - start
    if (next + early >= 2 ** bits && bits < maxBits) bits += 1
  }
  return to
}

/** Reads a code of so many bits; null when there are none left. */
type NextCode = (bits: number) => number | null

function codesFromHighest(packed: Uint8Array): NextCode {
  let at = 0
  return (bits) => {
    const byte = at >> 3
    if (at + bits > packed.length * 8) return null
    const word = ((packed[byte] ?? 0) << 16) | ((packed[byte + 1] ?? 0) << 8) | (packed[byte + 2] ?? 0)
    const code = (word >> (24 - (at & 7) - bits)) & (2 ** bits - 1)
    at += bits
    return code
  }
}

function codesFromLowest(packed: Uint8Array): NextCode {
  let at = 0
  return (bits) => {
    const byte = at >> 3
    if (at + bits > packed.length * 8) return null
    const word = ((packed[byte + 2] ?? 0) << 16) | ((packed[byte + 1] ?? 0) << 8) | (packed[byte] ?? 0)
    const code = (word >> (at & 7)) & (2 ** bits - 1)
    at += bits
    return code
  }
}
