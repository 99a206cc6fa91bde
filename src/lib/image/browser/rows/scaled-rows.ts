import type { PixelSize } from '../../pixels/fit-box.ts'
import { createRowScaler } from '../../pixels/row-scaler.ts'
import type { PictureRows } from './picture-rows.ts'

/** Bytes of a band. */
const bandBytes = 1_048_576

/** Averages squares of `side` pixels. */
export function averagedRows(picture: PictureRows, side: number): PictureRows {
  if (side === 1) return picture
  const { columns, rows, transparent } = picture
  const size = { width: picture.size.width / side, height: picture.size.height / side }
  const [width, height] = [Math.ceil(columns / side), Math.ceil(rows / side)]
  return {
    size,
    columns: width,
    rows: height,
    transparent,
    async *bands() {
      const out = new Uint8ClampedArray(width * 4)
      const sums = new Float64Array(width * 4)
      let held = 0
      let left = rows
      for await (const band of picture.bands())
        for (let at = 0; at < band.length; at += columns * 4) {
          addSquares(sums, band.subarray(at, at + columns * 4), side)
          held += 1
          left -= 1
          if (held < side && left > 0) continue
          divide(sums, held, { columns, side }, out)
          sums.fill(0)
          held = 0
          yield out
        }
    },
  }
}

/** Colours count as much as they are opaque. */
function addSquares(sums: Float64Array, row: Uint8ClampedArray, side: number): void {
  for (let from = 0, to = 0; from < row.length; to += 4) {
    const end = Math.min(row.length, from + side * 4)
    let [red, green, blue, alpha] = [0, 0, 0, 0]
    for (; from < end; from += 4) {
      const weight = row[from + 3] as number
      red += (row[from] as number) * weight
      green += (row[from + 1] as number) * weight
      blue += (row[from + 2] as number) * weight
      alpha += weight
    }
    sums[to] = (sums[to] as number) + red
    sums[to + 1] = (sums[to + 1] as number) + green
    sums[to + 2] = (sums[to + 2] as number) + blue
    sums[to + 3] = (sums[to + 3] as number) + alpha
  }
}

function divide(
  sums: Float64Array,
  rows: number,
  { columns, side }: { readonly columns: number; readonly side: number },
  out: Uint8ClampedArray,
): void {
  for (let at = 0, x = 0; at < sums.length; at += 4, x += side) {
    const alpha = sums[at + 3] as number
    out[at] = (sums[at] as number) / alpha
    out[at + 1] = (sums[at + 1] as number) / alpha
    out[at + 2] = (sums[at + 2] as number) / alpha
    out[at + 3] = alpha / (rows * Math.min(side, columns - x))
  }
}

/** Scales down to exactly `to`; of transparent pixels the colours count as much as they are opaque. */
export function scaledRows(picture: PictureRows, to: PixelSize): PictureRows {
  const { columns, size, transparent } = picture
  if (size.width === to.width && size.height === to.height) return picture
  const channels = transparent ? 4 : 3
  const bandRows = Math.max(1, Math.floor(bandBytes / (to.width * 4)))
  return {
    size: to,
    columns: to.width,
    rows: to.height,
    transparent,
    async *bands() {
      const scaler = createRowScaler(picture, to, channels)
      const row = new Float32Array(columns * channels)
      const band = new Uint8ClampedArray(to.width * bandRows * 4)
      let full: Uint8ClampedArray[] = []
      let filled = 0
      const emit = (scaled: Float32Array) => {
        if (filled === band.length) {
          full.push(band.slice())
          filled = 0
        }
        const into = band.subarray(filled, filled + to.width * 4)
        if (transparent) fromPremultiplied(scaled, into)
        else fromOpaque(scaled, into)
        filled += into.length
      }
      for await (const source of picture.bands()) {
        for (let at = 0; at < source.length; at += columns * 4) {
          const pixels = source.subarray(at, at + columns * 4)
          if (transparent) toPremultiplied(pixels, row)
          else toOpaque(pixels, row)
          scaler.push(row, emit)
        }
        yield* full
        full = []
      }
      yield band.subarray(0, filled)
    },
  }
}

function toOpaque(pixels: Uint8ClampedArray, row: Float32Array): void {
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    row[to] = pixels[from] as number
    row[to + 1] = pixels[from + 1] as number
    row[to + 2] = pixels[from + 2] as number
  }
}

function fromOpaque(row: Float32Array, into: Uint8ClampedArray): void {
  for (let from = 0, to = 0; to < into.length; from += 3, to += 4) {
    into[to] = row[from] as number
    into[to + 1] = row[from + 1] as number
    into[to + 2] = row[from + 2] as number
    into[to + 3] = 255
  }
}

function toPremultiplied(pixels: Uint8ClampedArray, row: Float32Array): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] as number
    row[at] = (pixels[at] as number) * alpha
    row[at + 1] = (pixels[at + 1] as number) * alpha
    row[at + 2] = (pixels[at + 2] as number) * alpha
    row[at + 3] = alpha
  }
}

function fromPremultiplied(row: Float32Array, into: Uint8ClampedArray): void {
  for (let at = 0; at < into.length; at += 4) {
    // The filter goes below 0 beside edges.
    const alpha = Math.max(row[at + 3] as number, 1 / 255)
    into[at] = (row[at] as number) / alpha
    into[at + 1] = (row[at + 1] as number) / alpha
    into[at + 2] = (row[at + 2] as number) / alpha
    into[at + 3] = row[at + 3] as number
  }
}
