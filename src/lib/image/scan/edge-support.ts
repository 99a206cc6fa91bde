import type { Gradient } from './gradient.ts'
import { fullGradient, type Line, minGradient } from './lines.ts'

export type Pixel = { readonly x: number; readonly y: number }

/** A candidate for a side, with how much of an edge there is along it. */
export type Support = {
  readonly line: Line
  /** Pixels with an edge along the line between the places of two points on it, 0 up to their distance. */
  between(from: Pixel, to: Pixel): number
}

/** Pixels beside a line in which its edge may lie: an edge bent by the lens, and a degree between two candidates. */
const tolerance = 3

/** Sums up the edge along a line, so that any part of it can be asked for at once. */
export function supportOf(gradient: Gradient, line: Line): Support {
  const { normalX, normalY, distance } = line
  const reach = Math.ceil(Math.hypot(gradient.width, gradient.height))
  const sums = new Float32Array(2 * reach + 2)
  for (let at = 0; at <= 2 * reach; at += 1) {
    const along = at - reach
    const x = normalX * distance - normalY * along
    const y = normalY * distance + normalX * along
    sums[at + 1] = (sums[at] as number) + edgeAt(gradient, line, x, y)
  }
  const place = ({ x, y }: Pixel) =>
    Math.max(0, Math.min(2 * reach + 1, Math.round(normalX * y - normalY * x) + reach))
  return {
    line,
    between: (from, to) => Math.abs((sums[place(to)] as number) - (sums[place(from)] as number)),
  }
}

/** The strongest edge across the line close to a point, 0 … 1. */
function edgeAt(gradient: Gradient, { normalX, normalY }: Line, x: number, y: number): number {
  let strongest = 0
  for (let step = -tolerance; step <= tolerance; step += 1) {
    const across = gradientAcross(gradient, normalX, normalY, x + normalX * step, y + normalY * step)
    strongest = Math.max(strongest, across)
  }
  return strongest < minGradient ? 0 : Math.min(1, 0.5 + (0.5 * strongest) / fullGradient)
}

/** How brightness rises along a direction at the pixel next to a point; 0 outside of the picture and for texture. */
export function gradientAcross(
  { width, height, x, y }: Gradient,
  normalX: number,
  normalY: number,
  atX: number,
  atY: number,
): number {
  const [column, row] = [Math.round(atX), Math.round(atY)]
  if (column < 0 || row < 0 || column >= width || row >= height) return 0
  const [right, below] = [x[row * width + column] as number, y[row * width + column] as number]
  const across = right * normalX + below * normalY
  // An edge of the line runs along it, within 30°.
  return across > 0.87 * Math.hypot(right, below) ? across : 0
}
