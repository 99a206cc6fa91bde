import { aspectRatio } from './aspect-ratio.ts'
import type { Corners, Point } from './corners.ts'
import type { GrayPixels, RgbaPixels } from './gray.ts'
import { type Homography, homographyOf } from './homography.ts'

/** In whole pixels. */
export type Size = { readonly width: number; readonly height: number }

/**
 * The size in pixels of the page between `corners`, laid flat, in a picture of `width` × `height` pixels: with the
 * page's own aspect ratio, as many pixels as its edges have in the picture, never more than the picture has.
 */
export function straightSize(corners: Corners, width: number, height: number): Size {
  const { across, down } = longestSides(corners, { width, height })
  const ratio = plausible(aspectRatio(corners, width, height), across / down)
  // The larger of the sizes that keep the pixels across or down.
  const flatWidth = Math.max(across, down * ratio)
  const shrink = Math.min(1, Math.sqrt((width * height * ratio) / flatWidth ** 2))
  const whole = (value: number) => Math.max(1, Math.floor(value * shrink + 1e-6))
  return { width: whole(flatWidth), height: whole(flatWidth / ratio) }
}

/** The longer of the opposite sides, in pixels. */
function longestSides([topLeft, topRight, bottomRight, bottomLeft]: Corners, { width, height }: Size) {
  const length = (a: Point, b: Point) => Math.hypot((a.x - b.x) * width, (a.y - b.y) * height)
  return {
    across: Math.max(length(topLeft, topRight), length(bottomLeft, bottomRight)),
    down: Math.max(length(topLeft, bottomLeft), length(topRight, bottomRight)),
  }
}

/** Tilted by 60° a page seems half as high; beyond that the corners say nothing of it. */
const maxForeshortening = 2

const plausible = (ratio: number, seen: number) =>
  Number.isFinite(ratio)
    ? Math.min(seen * maxForeshortening, Math.max(seen / maxForeshortening, ratio))
    : seen

/** Rows of the straightened page: `from` the first, `to` one behind the last. */
export type Rows = { readonly from: number; readonly to: number }

/**
 * The page between `corners`, laid flat, `size` large; only the rows that `rows` names, so that a large page can be made
 * band by band.
 */
export function straighten(gray: GrayPixels, corners: Corners, size: Size, rows = allOf(size)): GrayPixels {
  const data = new Uint8Array(size.width * (rows.to - rows.from))
  warp(gray, 1, data, { corners, size, rows })
  return { width: size.width, height: rows.to - rows.from, data }
}

/** The same with its colours kept. */
export function straightenColour(
  rgba: RgbaPixels,
  corners: Corners,
  size: Size,
  rows = allOf(size),
): RgbaPixels & { readonly data: Uint8ClampedArray<ArrayBuffer> } {
  const data = new Uint8ClampedArray(size.width * (rows.to - rows.from) * 4)
  warp(rgba, 4, data, { corners, size, rows })
  return { width: size.width, height: rows.to - rows.from, data }
}

const allOf = (size: Size): Rows => ({ from: 0, to: size.height })

/** Samples of a pixel across or down, where several pixels of the picture become one. */
const maxSamples = 8

type Warp = { readonly corners: Corners; readonly size: Size; readonly rows: Rows }

/** Fills `into` with what is at every pixel of the page: the mean of as many samples as there are pixels in the picture. */
function warp(
  source: RgbaPixels,
  channels: 1 | 4,
  into: Uint8Array | Uint8ClampedArray,
  { corners, size, rows }: Warp,
): void {
  const homography = homographyOf(corners, source.width, source.height)
  const [across, down] = samplesOf(corners, source, size)
  const sums = new Uint32Array(size.width * channels)
  for (let row = rows.from; row < rows.to; row += 1) {
    sums.fill(0)
    for (let sample = 0; sample < across * down; sample += 1) {
      const u = ((sample % across) + 0.5) / across
      const v = (row + (Math.floor(sample / across) + 0.5) / down) / size.height
      addSamples(source, channels, sums, homography, { u: u / size.width, v, step: 1 / size.width })
    }
    const divisor = across * down * 65_536
    const start = (row - rows.from) * sums.length
    for (let at = 0; at < sums.length; at += 1) into[start + at] = ((sums[at] as number) / divisor + 0.5) | 0
  }
}

function samplesOf(corners: Corners, source: Size, size: Size): [number, number] {
  const { across, down } = longestSides(corners, source)
  const samples = (pixels: number, into: number) =>
    Math.min(maxSamples, Math.max(1, Math.round(pixels / into)))
  return [samples(across, size.width), samples(down, size.height)]
}

/** Where a row of samples begins in the unit square, and how far they are apart. */
type Line = { readonly u: number; readonly v: number; readonly step: number }

/** Adds a bilinear sample × 65,536 a pixel to `sums`. */
function addSamples(
  { width, height, data }: RgbaPixels,
  channels: number,
  sums: Uint32Array,
  { a, b, c, d, e, f, g, h }: Homography,
  { u: firstU, v, step }: Line,
): void {
  const [rowX, rowY, rowW] = [b * v + c, e * v + f, h * v + 1]
  const rowBytes = width * channels
  for (let at = 0, u = firstU; at < sums.length; at += channels, u += step) {
    const w = g * u + rowW
    // In 256ths of a pixel.
    const x = Math.round(256 * within((a * u + rowX) / w - 0.5, width - 1))
    const y = Math.round(256 * within((d * u + rowY) / w - 0.5, height - 1))
    const column = x >> 8
    const row = y >> 8
    const right = x & 255
    const below = y & 255
    const here = row * rowBytes + column * channels
    const toRight = column + 1 < width ? channels : 0
    const toBelow = row + 1 < height ? rowBytes : 0
    for (let channel = 0; channel < channels; channel += 1) {
      const pixel = here + channel
      const upper = (data[pixel] as number) * (256 - right) + (data[pixel + toRight] as number) * right
      const lower =
        (data[pixel + toBelow] as number) * (256 - right) +
        (data[pixel + toBelow + toRight] as number) * right
      sums[at + channel] = (sums[at + channel] as number) + upper * (256 - below) + lower * below
    }
  }
}

const within = (value: number, max: number) => Math.max(0, Math.min(value, max))
