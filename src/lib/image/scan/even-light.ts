import type { GrayPixels } from './gray.ts'
import { paperOf } from './paper.ts'

/**
 * The page as under even light: the paper's brightness is estimated everywhere and divided out, so that shadows go, paper
 * is white and ink stays as dark as it is beside its paper. A new picture.
 *
 * Not for printed photos, which cannot be told from shadows: an area without paper becomes white where it is brighter than
 * 0.35 of the paper (0.6 if it is narrower than a tenth of the page); one wider than four tenths becomes lighter whatever
 * its tone.
 */
export function evenLight(gray: GrayPixels): GrayPixels {
  const { width, height, data } = gray
  const gainOf = gains(gray)
  const levels = levelsOf(gray, gainOf)
  const even = new Uint8Array(data.length)
  for (let y = 0, at = 0; y < height; y += 1) {
    const gain = gainOf(y)
    for (let x = 0; x < width; x += 1, at += 1)
      even[at] = levels[Math.min(255, ((data[at] as number) * (gain[x] as number) + 0.5) | 0)] as number
  }
  return { width, height, data: even }
}

/** Returns a function that gives the factors of a row, by which its paper becomes 255; the array is used again. */
function gains({ width, height, data }: GrayPixels): (y: number) => Float32Array {
  const { columns, rows, side, values } = paperOf({ width, height, data })
  const row = new Float32Array(width)
  const between = new Float32Array(columns)
  return (y) => {
    const down = position(y, side, rows)
    for (let column = 0; column < columns; column += 1) {
      const above = values[down.index * columns + column] as number
      const below = values[down.next * columns + column] as number
      between[column] = 255 / (above + (below - above) * down.share)
    }
    for (let x = 0; x < width; x += 1) {
      const at = (x + 0.5) / side - 0.5
      const index = Math.max(0, Math.min(columns - 1, Math.floor(at)))
      const share = Math.max(0, at - index)
      const left = between[index] as number
      row[x] = left + ((between[Math.min(columns - 1, index + 1)] as number) - left) * share
    }
    return row
  }
}

/** Between which cells a pixel's middle lies, and how far from the first. */
function position(pixel: number, side: number, cells: number) {
  const at = (pixel + 0.5) / side - 0.5
  const index = Math.max(0, Math.min(cells - 1, Math.floor(at)))
  return { index, next: Math.min(cells - 1, index + 1), share: Math.max(0, at - index) }
}

/** From this part of the paper's brightness on, a pixel is paper: its grain and the errors of the estimate are white. */
const whiteFrom = 0.85
/** The darkest pixels, as a part of all, become black; but nothing that is brighter than `blackUpTo` of its paper. */
const darkestPart = 0.002
const blackUpTo = 0.35

/** What a brightness relative to its paper becomes: a line from black to white. */
function levelsOf({ width, height, data }: GrayPixels, gainOf: (y: number) => Float32Array): Uint8Array {
  const counts = new Uint32Array(256)
  const step = Math.max(1, Math.floor(height / 512))
  let total = 0
  for (let y = 0; y < height; y += step) {
    const gain = gainOf(y)
    for (let x = 0; x < width; x += 1) {
      const value = Math.min(255, ((data[y * width + x] as number) * (gain[x] as number) + 0.5) | 0)
      counts[value] = (counts[value] as number) + 1
      total += 1
    }
  }
  let [black, seen] = [0, counts[0] as number]
  while (seen < total * darkestPart && black < blackUpTo * 255) {
    black += 1
    seen += counts[black] as number
  }
  const scale = 255 / (whiteFrom * 255 - black)
  return Uint8Array.from(counts, (_, value) =>
    Math.max(0, Math.min(255, Math.round((value - black) * scale))),
  )
}
