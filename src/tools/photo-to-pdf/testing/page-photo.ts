import { pngFile } from '../../../lib/image/testing/png-file.ts'
import type { PickedFile } from './photos.ts'

const [photoWidth, photoHeight] = [600, 800]

type Matrix = readonly [readonly number[], readonly number[], readonly number[]]

/** From the unit square of the page to the photo: turned by about 6° and seen from below. */
const toPhoto: Matrix = [
  [400, -40, 110],
  [50, 560, 90],
  [0.02, 0.06, 1],
]

const apply = (matrix: Matrix, x: number, y: number) => {
  const [across, down, w] = matrix.map(([a = 0, b = 0, c = 0]) => a * x + b * y + c) as [
    number,
    number,
    number,
  ]
  return { x: across / w, y: down / w }
}

function inverse([[a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0], [g = 0, h = 0, i = 0]]: Matrix): Matrix {
  return [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ]
}

/** Where the corners of the page are in `pagePhoto`, from the top left one clockwise, in pixels. */
export const pageCorners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
].map(([x = 0, y = 0]) => apply(toPhoto, x, y))

/** The lines of text, as shares of the page's height. */
export const textLines = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]

/** Dark ink on paper: a square at the top left, and lines across the page. */
function isInk(x: number, y: number): boolean {
  if (x > 0.1 && x < 0.25 && y > 0.08 && y < 0.18) return true
  return x > 0.1 && x < 0.9 && textLines.some((line) => Math.abs(y - line) < 0.012)
}

/** A photo of a page on a dark table, under light that falls off to a corner. */
export function pagePhoto(name: string): PickedFile {
  const toPage = inverse(toPhoto)
  const row = (y: number) =>
    Array.from({ length: photoWidth }, (_, x) => {
      const at = apply(toPage, x + 0.5, y + 0.5)
      const isPage = at.x >= 0 && at.x <= 1 && at.y >= 0 && at.y <= 1
      const light = 1 - 0.45 * ((x / photoWidth + y / photoHeight) / 2)
      const paint = isPage ? (isInk(at.x, at.y) ? 50 : 235) : 70 + ((x * 7 + y * 13) % 11)
      return Math.round(paint * light)
    }).flatMap((gray) => [gray, gray, Math.round(gray * 0.9)])
  const buffer = Buffer.from(pngFile({ width: photoWidth, height: photoHeight, row }))
  return { name, mimeType: 'image/png', buffer }
}
