import type { Level } from './blocks.ts'
import { type Layout, layoutOf, type Planes } from './layout.ts'
import { penalty } from './penalty.ts'

/** A QR code without its quiet zone. */
export type QrSymbol = {
  /** 1 … 40. */
  readonly version: number
  readonly level: Level
  /** Modules a side: 17 + 4 × version. */
  readonly size: number
  /** Row by row, 1 is dark. */
  readonly modules: Uint8Array
}

/**
 * Draws interleaved codewords, with the given mask (0 … 7) or else the one of the lowest penalty, the first of equals.
 */
export function drawSymbol(version: number, level: Level, codewords: Uint8Array, mask?: number): QrSymbol {
  const layout = layoutOf(version, level)
  const data = fill(layout, codewords)
  const rows = best(
    mask === undefined ? layout : { ...layout, masks: layout.masks.slice(mask, mask + 1) },
    data,
  )
  return { version, level, size: layout.size, modules: unpack(layout, rows) }
}

/** The patterns and the data; remainder bits stay light. */
function fill({ patterns, order }: Layout, codewords: Uint8Array): Planes {
  const rows = patterns.rows.slice()
  const columns = patterns.columns.slice()
  let at = 0
  for (const byte of codewords)
    for (let bit = 7; bit >= 0; bit -= 1, at += 1) {
      if (((byte >> bit) & 1) === 0) continue
      const inRows = order.rows[at] ?? 0
      const inColumns = order.columns[at] ?? 0
      rows[inRows >> 5] = (rows[inRows >> 5] ?? 0) | (1 << (inRows & 31))
      columns[inColumns >> 5] = (columns[inColumns >> 5] ?? 0) | (1 << (inColumns & 31))
    }
  return { rows, columns }
}

/** The rows with the mask of the lowest penalty. */
function best({ size, words, masks }: Layout, data: Planes): Int32Array {
  let lowest = Number.POSITIVE_INFINITY
  let chosen = blankLike(data)
  let candidate = blankLike(data)
  for (const mask of masks) {
    applyMask(data.rows, mask.rows, candidate.rows)
    applyMask(data.columns, mask.columns, candidate.columns)
    const score = penalty(candidate, size, words, lowest)
    if (score >= lowest) continue
    lowest = score
    ;[chosen, candidate] = [candidate, chosen]
  }
  return chosen.rows
}

const blankLike = ({ rows, columns }: Planes): Planes => ({
  rows: new Int32Array(rows.length),
  columns: new Int32Array(columns.length),
})

/** Writes into `result` every bit of `plane`, inverted where `mask` has a 1. */
function applyMask(plane: Int32Array, mask: Int32Array, result: Int32Array): void {
  for (let at = 0; at < plane.length; at += 1) result[at] = (plane[at] ?? 0) ^ (mask[at] ?? 0)
}

function unpack({ size, words }: Layout, rows: Int32Array): Uint8Array {
  const modules = new Uint8Array(size * size)
  for (let y = 0, at = 0; y < size; y += 1)
    for (let start = 0, word = y * words; start < size; start += 32, word += 1) {
      const bits = rows[word] ?? 0
      const end = Math.min(32, size - start)
      for (let bit = 0; bit < end; bit += 1, at += 1) modules[at] = (bits >>> bit) & 1
    }
  return modules
}
