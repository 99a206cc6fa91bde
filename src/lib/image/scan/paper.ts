import { boxBlur, dilate, erode } from './cell-filters.ts'
import type { GrayPixels } from './gray.ts'

/** The brightness of the paper in square cells, row by row; the last ones of a row or column may be cut off. */
export type Paper = {
  readonly columns: number
  readonly rows: number
  /** In pixels. */
  readonly side: number
  /** 1 … 255 */
  readonly values: Float32Array
}

/** Cells along the longer side: fine enough for the edge of a shadow, and wider than the strokes of small letters. */
const cellsAlong = 160
const minCellSide = 4
/** The part of a cell's pixels that is darker than its paper: ink, and half of the grain. */
const paperRank = 0.8
/** Ink up to twice as many cells wide is filled with the paper around it, whether it is dark or not. */
const letterRadius = 2
/**
 * Wider ink is filled only where it is darker than shadows are: by radius, the part of the paper around below which it is
 * ink. The wider a shadow, the darker it may be.
 */
const blocks = [
  { radius: 8, inkBelow: 0.6 },
  { radius: 32, inkBelow: 0.35 },
] as const
/** No paper is darker than this part of the page's median paper. */
const minPart = 0.3

/**
 * Estimates the paper under the ink: a high rank of every cell's pixels, closed (dilated, then eroded: J. Serra, "Image
 * Analysis and Mathematical Morphology", 1982) over letters, and over large black areas where no shadow is as dark, then
 * smoothed. In linear time.
 */
export function paperOf(gray: GrayPixels): Paper {
  const side = Math.max(minCellSide, Math.ceil(Math.max(gray.width, gray.height) / cellsAlong))
  const columns = Math.ceil(gray.width / side)
  const rows = Math.ceil(gray.height / side)
  const cells = { columns, rows }
  const ranks = ranksOf(gray, side, columns, rows)
  const close = (radius: number) => erode(dilate({ ...cells, values: ranks }, radius), radius)
  const values = close(letterRadius).values
  for (const { radius, inkBelow } of blocks)
    for (const [at, around] of close(radius).values.entries())
      if ((values[at] as number) < around * inkBelow) values[at] = around
  const median = values.toSorted()[values.length >> 1] as number
  const min = Math.max(1, minPart * median)
  for (let at = 0; at < values.length; at += 1) values[at] = Math.max(min, values[at] as number)
  return { side, ...boxBlur(boxBlur({ ...cells, values }, 1), 1) }
}

function ranksOf(
  { width, height, data }: GrayPixels,
  side: number,
  columns: number,
  rows: number,
): Float32Array {
  const ranks = new Float32Array(columns * rows)
  const counts = new Uint32Array(256)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const right = Math.min(width, (column + 1) * side)
      const bottom = Math.min(height, (row + 1) * side)
      counts.fill(0)
      for (let y = row * side; y < bottom; y += 1)
        for (let x = column * side; x < right; x += 1) {
          const value = data[y * width + x] as number
          counts[value] = (counts[value] as number) + 1
        }
      const brighter = (right - column * side) * (bottom - row * side) * (1 - paperRank)
      ranks[row * columns + column] = brightest(counts, brighter)
    }
  return ranks
}

/** The brightness that no more than `count` pixels exceed. */
function brightest(counts: Uint32Array, count: number): number {
  let value = 255
  for (let seen = counts[255] as number; seen <= count && value > 0; seen += counts[value] as number)
    value -= 1
  return value
}
