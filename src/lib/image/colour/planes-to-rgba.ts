import type { ColourCoding, Plane, Planes } from '../hevc/planes.ts'
import { ImageFailure } from '../image-error.ts'

/** Where pixels are written: RGBA with 8 bits, `width` pixels a row. */
export interface RgbaTarget {
  readonly pixels: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Weights of red and blue in luma, by the code of the matrix; ITU-T H.273, table 4. */
const weights: ReadonlyMap<number, readonly [red: number, blue: number]> = new Map([
  [1, [0.2126, 0.0722]],
  // Unspecified: ISO 23000-22 (MIAF), 7.3.6.4 has the one of sRGB's JPEG.
  [2, [0.299, 0.114]],
  [4, [0.3, 0.11]],
  [5, [0.299, 0.114]],
  [6, [0.299, 0.114]],
  [7, [0.212, 0.087]],
  [9, [0.2627, 0.0593]],
])

const identity = 0
const fractionBits = 16
const one = 2 ** fractionBits
const half = one / 2

/**
 * Writes a picture as opaque RGBA into `target`, its upper left corner at `x`, `y`; what lies beyond the target is left
 * out. More than 8 bits are rounded. A chroma sample holds for all the pixels it covers, as in libheif.
 */
export function planesToRgba(
  picture: Planes,
  { matrix, fullRange }: ColourCoding,
  target: RgbaTarget,
  x: number,
  y: number,
): void {
  const [luma, blue, red] = picture.planes
  const width = Math.min(picture.width, target.width - x)
  const height = Math.min(picture.height, target.height - y)
  if (!luma || width <= 0) return
  const area: Area = {
    pixels: target.pixels,
    start: (y * target.width + x) * 4,
    step: target.width * 4,
    width,
    height,
  }
  if (!blue || !red) writeGrey(luma, lumaTable(luma.bitDepth, fullRange), area)
  else if (matrix === identity) writeGbr(luma, blue, red, fullRange, area)
  else writeColours(picture, luma, blue, red, differences(matrix, blue.bitDepth, fullRange), fullRange, area)
}

interface Area {
  readonly pixels: Uint8ClampedArray
  /** Index of the first pixel's red. */
  readonly start: number
  /** From one row to the next. */
  readonly step: number
  readonly width: number
  readonly height: number
}

/** What a sample adds to a colour from 0 to 255, in fixed point; for luma half a unit more, for rounding. */
function lumaTable(bitDepth: number, fullRange: boolean): Int32Array {
  const scale = 2 ** (bitDepth - 8)
  const black = fullRange ? 0 : 16 * scale
  const range = fullRange ? 2 ** bitDepth - 1 : 219 * scale
  return Int32Array.from({ length: 2 ** bitDepth }, (_, value) =>
    Math.round(((value - black) * 255 * one) / range + half),
  )
}

interface Differences {
  readonly redOfRed: Int32Array
  readonly greenOfRed: Int32Array
  readonly greenOfBlue: Int32Array
  readonly blueOfBlue: Int32Array
}

function differences(matrix: number, bitDepth: number, fullRange: boolean): Differences {
  const [red, blue] = weights.get(matrix) ?? unsupported()
  const green = 1 - red - blue
  const range = fullRange ? 2 ** bitDepth - 1 : 224 * 2 ** (bitDepth - 8)
  const table = (factor: number) =>
    Int32Array.from({ length: 2 ** bitDepth }, (_, value) =>
      Math.round(((value - 2 ** (bitDepth - 1)) * factor * 255 * one) / range),
    )
  return {
    redOfRed: table(2 * (1 - red)),
    greenOfRed: table((-2 * (1 - red) * red) / green),
    greenOfBlue: table((-2 * (1 - blue) * blue) / green),
    blueOfBlue: table(2 * (1 - blue)),
  }
}

function unsupported(): never {
  throw new ImageFailure({ kind: 'unsupported', format: 'heic' })
}

function writeGrey({ samples, stride }: Plane, table: Int32Array, area: Area): void {
  const { pixels, width, height } = area
  for (let row = 0; row < height; row++) {
    let at = area.start + row * area.step
    const first = row * stride
    for (let index = first; index < first + width; index++, at += 4) {
      const grey = lookUp(table, samples[index]) >> fractionBits
      pixels[at] = grey
      pixels[at + 1] = grey
      pixels[at + 2] = grey
      pixels[at + 3] = 255
    }
  }
}

function writeGbr(green: Plane, blue: Plane, red: Plane, fullRange: boolean, area: Area): void {
  const { pixels, width, height } = area
  const tables = [green, blue, red].map(({ bitDepth }) => lumaTable(bitDepth, fullRange))
  const [greens, blues, reds] = tables as [Int32Array, Int32Array, Int32Array]
  for (let row = 0; row < height; row++) {
    let at = area.start + row * area.step
    for (let column = 0; column < width; column++, at += 4) {
      pixels[at] = lookUp(reds, red.samples[row * red.stride + column]) >> fractionBits
      pixels[at + 1] = lookUp(greens, green.samples[row * green.stride + column]) >> fractionBits
      pixels[at + 2] = lookUp(blues, blue.samples[row * blue.stride + column]) >> fractionBits
      pixels[at + 3] = 255
    }
  }
}

function writeColours(
  { chroma }: Planes,
  luma: Plane,
  blue: Plane,
  red: Plane,
  { redOfRed, greenOfRed, greenOfBlue, blueOfBlue }: Differences,
  fullRange: boolean,
  { pixels, start, step, width, height }: Area,
): void {
  const lumas = lumaTable(luma.bitDepth, fullRange)
  const shiftX = chroma === '4:4:4' ? 0 : 1
  const shiftY = chroma === '4:2:0' ? 1 : 0
  const { samples: luminances } = luma
  const { samples: blues } = blue
  const { samples: reds } = red
  for (let row = 0; row < height; row++) {
    const lumaRow = row * luma.stride
    const blueRow = (row >> shiftY) * blue.stride
    const redRow = (row >> shiftY) * red.stride
    let at = start + row * step
    for (let column = 0; column < width; column++, at += 4) {
      const light = lumas[luminances[lumaRow + column] as number] as number
      const cb = blues[blueRow + (column >> shiftX)] as number
      const cr = reds[redRow + (column >> shiftX)] as number
      pixels[at] = (light + (redOfRed[cr] as number)) >> fractionBits
      pixels[at + 1] = (light + (greenOfRed[cr] as number) + (greenOfBlue[cb] as number)) >> fractionBits
      pixels[at + 2] = (light + (blueOfBlue[cb] as number)) >> fractionBits
      pixels[at + 3] = 255
    }
  }
}

function lookUp(table: Int32Array, sample: number | undefined): number {
  return table[sample as number] as number
}
