import type { Corners } from './corners.ts'

/**
 * Maps the unit square onto a quadrilateral: x = (a u + b v + c) / (g u + h v + 1), y = (d u + e v + f) / (g u + h v + 1).
 */
export type Homography = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h', number>>

/**
 * The homography whose corners are `corners`, in pixels of a picture of `width` × `height`. Method: P. Heckbert,
 * "Fundamentals of Texture Mapping and Image Warping", 1989, section 2.2.3.
 */
export function homographyOf(corners: Corners, width: number, height: number): Homography {
  const [[x0, x1, x2, x3], [y0, y1, y2, y3]] = [
    corners.map(({ x }) => x * width) as [number, number, number, number],
    corners.map(({ y }) => y * height) as [number, number, number, number],
  ]
  const [dx1, dx2, sumX] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, sumY] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = (sumX * dy2 - dx2 * sumY) / determinant
  const h = (dx1 * sumY - sumX * dy1) / determinant
  return {
    a: x1 - x0 + g * x1,
    b: x3 - x0 + h * x3,
    c: x0,
    d: y1 - y0 + g * y1,
    e: y3 - y0 + h * y3,
    f: y0,
    g,
    h,
  }
}
