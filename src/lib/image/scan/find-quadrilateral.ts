import { type Pixel, type Support, supportOf } from './edge-support.ts'
import type { Gradient } from './gradient.ts'
import { type Line, linesOf, type Side, sides } from './lines.ts'

/** The four sides of a page, in the order of `sides`. */
export type Quadrilateral = readonly [Line, Line, Line, Line]

/** Of its sides, the part that an edge must have: of the whole outline, and of every side. */
const [minOutline, minSide] = [0.8, 0.6]
/** A page takes at least this part of the picture. */
const minArea = 0.1
/** Corners may lie outside of the picture by this part of its longer side. */
const outside = 0.02
/** Pixels without an edge count this much against a page, edges that go on beyond a corner that much. */
const [gapCost, overshootCost] = [1.5, 0.5]
/** Pixels beyond a corner in which an edge that goes on is looked for. */
const overshoot = 40

/** The sides of the page with the most edge along its outline; null where none has enough. */
export function findQuadrilateral(gradient: Gradient): Quadrilateral | null {
  const lines = linesOf(gradient)
  const supports = (side: Side) => lines[side].map((line) => supportOf(gradient, line))
  const [tops, rights, bottoms, lefts] = sides.map(supports) as [Support[], Support[], Support[], Support[]]
  let best: { score: number; quadrilateral: Quadrilateral } | null = null
  for (const top of tops)
    for (const left of lefts) {
      const topLeft = crossing(top.line, left.line)
      if (topLeft === null || !isInside(topLeft, gradient)) continue
      for (const right of rights) {
        const topRight = crossing(top.line, right.line)
        if (topRight === null || topRight.x <= topLeft.x || !isInside(topRight, gradient)) continue
        if (top.between(topLeft, topRight) < minSide * length(topLeft, topRight)) continue
        for (const bottom of bottoms) {
          const score = scoreOf([top, right, bottom, left], gradient)
          if (score > (best?.score ?? 0))
            best = { score, quadrilateral: [top.line, right.line, bottom.line, left.line] }
        }
      }
    }
  return best?.quadrilateral ?? null
}

/** How much more of an edge than of gaps the outline has, in pixels; 0 for what is no page. */
function scoreOf(supports: readonly [Support, Support, Support, Support], gradient: Gradient): number {
  const corners = cornersOf(supports.map(({ line }) => line) as unknown as Quadrilateral)
  if (corners === null || !corners.every((corner) => isInside(corner, gradient))) return 0
  if (!isPageLike(corners, gradient)) return 0
  let [edge, outline, beyond] = [0, 0, 0]
  for (const [index, support] of supports.entries()) {
    const [from, to] = [corners[index] as Pixel, corners[(index + 1) % 4] as Pixel]
    const sideLength = length(from, to)
    const found = support.between(from, to)
    if (found < minSide * sideLength) return 0
    edge += found
    outline += sideLength
    beyond +=
      support.between(from, along(from, to, -overshoot)) + support.between(to, along(to, from, -overshoot))
  }
  if (edge < minOutline * outline) return 0
  return edge - gapCost * (outline - edge) - overshootCost * beyond
}

/** Top left, top right, bottom right, bottom left; null where two sides are parallel. */
export function cornersOf([top, right, bottom, left]: Quadrilateral): [Pixel, Pixel, Pixel, Pixel] | null {
  const corners = [crossing(top, left), crossing(top, right), crossing(bottom, right), crossing(bottom, left)]
  return corners.includes(null) ? null : (corners as [Pixel, Pixel, Pixel, Pixel])
}

function crossing(a: Line, b: Line): Pixel | null {
  const determinant = a.normalX * b.normalY - a.normalY * b.normalX
  if (Math.abs(determinant) < 0.3) return null
  return {
    x: (a.distance * b.normalY - b.distance * a.normalY) / determinant,
    y: (a.normalX * b.distance - b.normalX * a.distance) / determinant,
  }
}

function isInside({ x, y }: Pixel, { width, height }: Gradient): boolean {
  const margin = outside * Math.max(width, height)
  return x >= -margin && y >= -margin && x <= width + margin && y <= height + margin
}

/** Convex, large enough, and with opposite sides of which none is more than three times the other. */
function isPageLike(corners: readonly Pixel[], { width, height }: Gradient): boolean {
  let doubledArea = 0
  const lengths: number[] = []
  for (const [index, corner] of corners.entries()) {
    const [next, afterNext] = [corners[(index + 1) % 4] as Pixel, corners[(index + 2) % 4] as Pixel]
    const turn = (next.x - corner.x) * (afterNext.y - next.y) - (next.y - corner.y) * (afterNext.x - next.x)
    if (turn <= 0) return false
    doubledArea += corner.x * next.y - next.x * corner.y
    lengths.push(length(corner, next))
  }
  const [top, right, bottom, left] = lengths as [number, number, number, number]
  const isAlike = (a: number, b: number) => Math.max(a, b) < 3 * Math.min(a, b)
  return doubledArea / 2 >= minArea * width * height && isAlike(top, bottom) && isAlike(left, right)
}

const length = (a: Pixel, b: Pixel) => Math.hypot(a.x - b.x, a.y - b.y)

/** The point `pixels` from `from` towards `to`. */
function along(from: Pixel, to: Pixel, pixels: number): Pixel {
  const share = pixels / length(from, to)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
