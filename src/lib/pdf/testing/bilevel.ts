import { randomNumbers } from '../../testing/random-numbers.ts'
import type { BilevelPixels } from '../ccitt/encode-g4.ts'

type RandomRuns = {
  readonly width: number
  readonly height: number
  /** The longest run of one colour, in pixels. */
  readonly longestRun: number
  readonly seed: number
}

/** Rows of random runs, every other one shifted from the row above by up to 4 pixels, as edges of letters are. */
export function randomRuns({ width, height, longestRun, seed }: RandomRuns): BilevelPixels {
  const random = randomNumbers(seed)
  const rows: boolean[][] = []
  for (let y = 0; y < height; y += 1) {
    const above = rows.at(-1)
    const shift = Math.floor(random() * 9) - 4
    const isShifted = above !== undefined && random() < 0.5
    rows.push(
      isShifted ? above.map((black, x) => above[x + shift] ?? black) : runsOf(width, longestRun, random),
    )
  }
  return bilevel(width, height, (x, y) => rows[y]?.[x] ?? false)
}

function runsOf(width: number, longestRun: number, random: () => number): boolean[] {
  const row: boolean[] = []
  let black = random() < 0.5
  while (row.length < width) {
    const length = 1 + Math.floor(random() * longestRun)
    for (let at = 0; at < length; at += 1) row.push(black)
    black = !black
  }
  return row.slice(0, width)
}

export function bilevel(
  width: number,
  height: number,
  isBlack: (x: number, y: number) => boolean,
): BilevelPixels {
  const rowBytes = Math.ceil(width / 8)
  const bits = new Uint8Array(rowBytes * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * rowBytes + (x >> 3)
      if (isBlack(x, y)) bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7))
    }
  return { width, height, rowBytes, bits }
}
