import { parseHex } from '../../../../lib/contrast.ts'
import type { WorkError } from '../../../../lib/image/image-work.ts'
import { repairOf } from '../../../../lib/qr/error-correction.ts'
import { layoutOf } from '../../../../lib/qr/layout.ts'
import type { QrSymbol } from '../../../../lib/qr/symbol.ts'
import type { Picture } from './pixels.ts'

/** A picture in the middle of a code. */
export type PlacedLogo = {
  readonly picture: Picture
  /** Requested longer side in percent of the code's width without quiet zone. */
  readonly percent: number
}

/** Response of the worker that decodes a picked file. */
export type LogoResponse =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly error: WorkError }

/** In percent of the code's width. */
export const logoLimits = { min: 10, max: 40, step: 2 } as const
export const defaultLogoPercent = 20

/** All in modules. */
type Box = {
  /** Number of cleared modules, odd so that they are centred. */
  readonly columns: number
  readonly rows: number
  /** Size of the logo within them, at least half a module from the edge. */
  readonly width: number
  readonly height: number
}

/** The smallest odd number of modules that leaves half a module on both sides. */
const oddAround = (length: number): number => 2 * Math.ceil(length / 2 - 1e-9) + 1

/** The area of a logo. It never covers finder and timing patterns, without which codes are unreadable. */
export function logoBox(size: number, { picture, percent }: PlacedLogo): Box {
  const maxSide = size - 14
  const longest = Math.min(maxSide, Math.max(3, 2 * Math.round(((size * percent) / 100 - 1) / 2) + 1))
  const scale = (longest - 1) / Math.max(picture.width, picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const cleared = (length: number) => Math.min(longest, Math.max(3, oddAround(length)))
  return { columns: cleared(width), rows: cleared(height), width, height }
}

/** The share of all modules that a logo hides, 0 … 1. */
export function logoShare(size: number, logo: PlacedLogo): number {
  const { columns, rows } = logoBox(size, logo)
  return (columns * rows) / (size * size)
}

/**
 * Maximum load on the error correction: up to it decoders read nearly every code under a high-contrast logo
 * (bench/codes), and the rest is a reserve for dirt and shadows.
 */
export const maxLoad = 0.7

/**
 * Share of the error correction that a logo uses in the most affected block, where every codeword with a module under
 * the logo counts as wrong. Above 1 the code may be unreadable, whatever the nominal 7 to 30 % of its level promise.
 */
export function logoLoad({ version, level, size }: QrSymbol, logo: PlacedLogo): number {
  const { columns, rows } = logoBox(size, logo)
  const { words, order } = layoutOf(version, level)
  const { blockOf, blocks, each } = repairOf(version, level)
  const hit = new Set<number>()
  order.rows.forEach((place, index) => {
    const word = place >> 5
    const x = (word % words) * 32 + (place & 31)
    const y = Math.floor(word / words)
    const middle = (size - 1) / 2
    if (Math.abs(x - middle) * 2 < columns && Math.abs(y - middle) * 2 < rows) hit.add(index >> 3)
  })
  const wrong = new Array<number>(blocks).fill(0)
  for (const codeword of hit) {
    const block = blockOf(codeword)
    wrong[block] = (wrong[block] ?? 0) + 1
  }
  return Math.max(...wrong) / each
}

/** The largest safe `percent` for this logo; undefined if no allowed size is safe. */
export function safeWidth(symbol: QrSymbol, logo: PlacedLogo): number | undefined {
  for (let percent: number = logoLimits.max; percent >= logoLimits.min; percent -= logoLimits.step)
    if (logoLoad(symbol, { ...logo, percent }) <= maxLoad) return percent
  return undefined
}

/** The symbol with light modules under the logo. */
export function withoutCentre(symbol: QrSymbol, logo: PlacedLogo): QrSymbol {
  const { size } = symbol
  const { columns, rows } = logoBox(size, logo)
  const [left, top] = [(size - columns) / 2, (size - rows) / 2]
  const modules = symbol.modules.slice()
  for (let y = top; y < top + rows; y += 1) modules.fill(0, y * size + left, y * size + left + columns)
  return { ...symbol, modules }
}

/** Draws the logo over a picture of the code whose modules are `scale` pixels wide and begin at `offset`. */
export function drawLogo(
  target: Picture,
  { size }: QrSymbol,
  logo: PlacedLogo,
  { scale, offset }: { readonly scale: number; readonly offset: number },
): void {
  const box = logoBox(size, logo)
  const width = Math.max(1, Math.round(box.width * scale))
  const height = Math.max(1, Math.round(box.height * scale))
  const middle = offset + (size * scale) / 2
  const [left, top] = [Math.round(middle - width / 2), Math.round(middle - height / 2)]
  const small = downscale(logo.picture, width, height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4
      const to = ((y + top) * target.width + x + left) * 4
      const transparency = 1 - (small[from + 3] ?? 0)
      for (let channel = 0; channel < 3; channel += 1)
        target.data[to + channel] =
          (small[from + channel] ?? 0) + (target.data[to + channel] ?? 0) * transparency
    }
}

/** Downscales by area averaging; colours are premultiplied by the opacity, which is 0 … 1. */
function downscale({ data, width, height }: Picture, newWidth: number, newHeight: number): Float32Array {
  const result = new Float32Array(newWidth * newHeight * 4)
  const [stepX, stepY] = [width / newWidth, height / newHeight]
  for (let y = 0; y < newHeight; y += 1)
    for (let x = 0; x < newWidth; x += 1) {
      const to = (y * newWidth + x) * 4
      const [right, bottom] = [(x + 1) * stepX, (y + 1) * stepY]
      let area = 0
      for (let row = Math.floor(y * stepY); row < bottom && row < height; row += 1)
        for (let column = Math.floor(x * stepX); column < right && column < width; column += 1) {
          const across = Math.min(column + 1, right) - Math.max(column, x * stepX)
          const covered = across * (Math.min(row + 1, bottom) - Math.max(row, y * stepY))
          const from = (row * width + column) * 4
          const opacity = ((data[from + 3] ?? 0) / 255) * covered
          for (let channel = 0; channel < 3; channel += 1)
            result[to + channel] = (result[to + channel] ?? 0) + (data[from + channel] ?? 0) * opacity
          result[to + 3] = (result[to + 3] ?? 0) + opacity
          area += covered
        }
      for (let channel = 0; channel < 4; channel += 1)
        result[to + channel] = (result[to + channel] ?? 0) / area
    }
  return result
}

/** Composites the logo onto the code's background, for files that embed it as an opaque image. */
export function onBackground({ data, width, height }: Picture, light: string): Picture {
  const background = parseHex(light)
  const result = data.slice()
  for (let at = 0; at < result.length; at += 4) {
    const opacity = (data[at + 3] ?? 0) / 255
    for (let channel = 0; channel < 3; channel += 1)
      result[at + channel] = (data[at + channel] ?? 0) * opacity + (background[channel] ?? 0) * (1 - opacity)
    result[at + 3] = 255
  }
  return { data: result, width, height }
}
