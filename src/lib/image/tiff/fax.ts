import {
  blackTable,
  type CodeTable,
  horizontalMode,
  maxCodeBits,
  modeTable,
  passMode,
  whiteTable,
} from './fax-codes.ts'

export type FaxCoding = {
  /** `modified-huffman`: rows of one dimension that begin at a byte, without an end of line. */
  readonly kind: 'modified-huffman' | 'group-3' | 'group-4'
  /** Group 3: rows of two dimensions are among those of one. */
  readonly mixed: boolean
}

/** Where the colour of a row changes, beginning with white, in pixels from its left. */
type Changes = Uint32Array

/**
 * Unpacks rows of one bit a pixel, 0 for white, that a fax machine's method has packed (ITU-T T.4 and T.6; TIFF 6.0,
 * sections 10 and 11). Returns how many rows it filled; null when the data are broken.
 */
export function unpackFax(
  packed: Uint8Array,
  into: Uint8Array,
  width: number,
  coding: FaxCoding,
): number | null {
  const bits = bitsOf(packed)
  const rowLength = Math.ceil(width / 8)
  let above: Changes = new Uint32Array(width + 4).fill(width)
  let changes: Changes = new Uint32Array(width + 4)
  const rows = into.length / rowLength
  for (let row = 0; row < rows; row += 1) {
    const isPlain = beginRow(bits, coding)
    if (bits.left() <= 0) return row
    const isWhole = isPlain ? readRuns(bits, changes, width) : readModes(bits, above, changes, width)
    if (!isWhole) return bits.left() <= 0 ? row : null
    drawRow(changes, into.subarray(row * rowLength, (row + 1) * rowLength), width)
    ;[above, changes] = [changes, above]
  }
  return rows
}

type Bits = ReturnType<typeof bitsOf>

function bitsOf(packed: Uint8Array) {
  let at = 0
  const end = packed.length * 8
  const peek = (count: number) => {
    const byte = at >> 3
    const word = ((packed[byte] ?? 0) << 16) | ((packed[byte + 1] ?? 0) << 8) | (packed[byte + 2] ?? 0)
    return (word >> (24 - (at & 7) - count)) & (2 ** count - 1)
  }
  return {
    left: () => end - at,
    peek,
    skip(count: number) {
      at += count
    },
    align() {
      at = Math.ceil(at / 8) * 8
    },
    /** The value of the next code; null when there is none. */
    code(table: CodeTable) {
      const entry = table[peek(maxCodeBits)] ?? 0
      if (entry === 0) return null
      at += entry & 15
      return entry >> 4
    },
  }
}

/** Skips what is before a row; whether the row is of one dimension. */
function beginRow(bits: Bits, { kind, mixed }: FaxCoding): boolean {
  if (kind === 'group-4') return false
  if (kind === 'modified-huffman') {
    bits.align()
    return true
  }
  const found = skipEndOfLine(bits)
  if (!mixed || !found) return true
  const isPlain = bits.peek(1) === 1
  bits.skip(1)
  return isPlain
}

/** Eleven zeros or more, which begin no run, and a one. */
function skipEndOfLine(bits: Bits): boolean {
  if (bits.peek(11) !== 0) return false
  while (bits.left() > 0 && bits.peek(1) === 0) bits.skip(1)
  bits.skip(1)
  return true
}

/** A row of one dimension; false when it is broken. */
function readRuns(bits: Bits, changes: Changes, width: number): boolean {
  let [at, count] = [0, 0]
  while (at < width) {
    const run = readRun(bits, count % 2 === 0 ? whiteTable : blackTable)
    if (run === null) return false
    at += run
    if (at > width || count > width) return false
    changes[count] = at
    count += 1
  }
  changes.fill(width, count)
  return true
}

function readRun(bits: Bits, table: CodeTable): number | null {
  let run = 0
  for (;;) {
    const part = bits.code(table)
    if (part === null || bits.left() < 0) return null
    run += part
    if (part < 64) return run
  }
}

/** A row of two dimensions, by the changes of the row above (T.6, 2.2); false when it is broken. */
function readModes(bits: Bits, above: Changes, changes: Changes, width: number): boolean {
  let [at, count, next] = [0, 0, 0]
  let isStart = true
  while (at < width) {
    // The first change above to the other colour that is right of `at`, or of the edge before the first pixel.
    next = Math.max(0, next - 2)
    if (next % 2 !== count % 2) next += 1
    while (next < width + 2 && (above[next] ?? width) <= (isStart ? -1 : at)) next += 2
    const mode = bits.code(modeTable)
    if (mode === null || bits.left() < 0) return false
    if (mode === passMode) at = above[next + 1] ?? width
    else if (mode === horizontalMode) {
      const tables = count % 2 === 0 ? [whiteTable, blackTable] : [blackTable, whiteTable]
      for (const table of tables) {
        const run = readRun(bits, table)
        if (run === null || at + run > width || count > width) return false
        at += run
        changes[count] = at
        count += 1
      }
    } else {
      const to = (above[next] ?? width) + mode
      if (to < at || to > width || count > width) return false
      at = to
      changes[count] = at
      count += 1
    }
    isStart = false
  }
  changes.fill(width, count)
  return true
}

function drawRow(changes: Changes, row: Uint8Array, width: number): void {
  row.fill(0)
  for (let index = 0; (changes[index] ?? width) < width; index += 2) {
    const end = Math.min(width, changes[index + 1] ?? width)
    for (let at = changes[index] ?? width; at < end; at += 1)
      row[at >> 3] = (row[at >> 3] ?? 0) | (0x80 >> (at & 7))
  }
}
