import type { Pixel } from './edge-support.ts'
import { cornersOf, findQuadrilateral, type Quadrilateral } from './find-quadrilateral.ts'
import { gradientOf } from './gradient.ts'
import type { GrayPixels } from './gray.ts'
import { isPage } from './is-page.ts'
import { refineLine } from './refine-line.ts'

/** Fractions 0 … 1 of the upright picture's width and height, from its top left corner. */
export type Point = { readonly x: number; readonly y: number }

/** Top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point]

export const wholePicture: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

/**
 * The corners of the page in a small picture of it (about 512 pixels on its longer side): of the straight
 * edges those four that enclose a page with the fewest gaps. Null where no page stands out from its surroundings.
 */
export function findCorners(gray: GrayPixels): Corners | null {
  const gradient = gradientOf(gray)
  const found = findQuadrilateral(gradient)
  const corners = found && cornersOf(found)
  if (!found || !corners) return null
  const refined = found.map((line, index) =>
    refineLine(gradient, line, corners[index] as Pixel, corners[(index + 1) % 4] as Pixel),
  ) as unknown as Quadrilateral
  const inPixels = cornersOf(refined) ?? corners
  if (!isPage(gray, inPixels)) return null
  const inParts = drawnIn(inPixels).map(({ x, y }) => ({
    x: clamp((x + 0.5) / gray.width),
    y: clamp((y + 0.5) / gray.height),
  })) as unknown as Corners
  return isConvex(inParts) ? inParts : null
}

/** By this part of their distance to the middle, corners are drawn in, or what the page lies on would frame it. */
const drawIn = 0.008

function drawnIn(corners: readonly Pixel[]): Pixel[] {
  const mean = (key: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[key], 0) / corners.length
  const [middleX, middleY] = [mean('x'), mean('y')]
  return corners.map(({ x, y }) => ({ x: x + (middleX - x) * drawIn, y: y + (middleY - y) * drawIn }))
}

/** Least area of a quadrilateral, as a fraction of the picture's. */
const minArea = 0.01

/** Whether every corner turns the same way, clockwise, and the area is not below 1 % of the picture's. */
export function isConvex(corners: Corners): boolean {
  return corners.every((_, index) => turn(corners, index) > 1e-6) && area(corners) >= minArea
}

/**
 * The corners with the one at `index` (0 … 3) moved as far towards `point` as the quadrilateral stays convex and in the
 * picture.
 */
export function moveCorner(corners: Corners, index: number, point: Point): Corners {
  const target = { x: clamp(point.x), y: clamp(point.y) }
  const from = corners[index] as Point
  const at = (share: number) =>
    corners.with(index, {
      x: from.x + (target.x - from.x) * share,
      y: from.y + (target.y - from.y) * share,
    }) as unknown as Corners
  if (isConvex(at(1))) return at(1)
  let [convex, beyond] = [0, 1]
  for (let halvings = 0; halvings < 12; halvings += 1) {
    const middle = (convex + beyond) / 2
    if (isConvex(at(middle))) convex = middle
    else beyond = middle
  }
  return at(convex)
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Twice the area of the triangle at a corner; positive where it turns clockwise on the screen. */
function turn(corners: Corners, index: number): number {
  const [before, at, after] = [3, 0, 1].map((step) => corners[(index + step) % 4] as Point) as [
    Point,
    Point,
    Point,
  ]
  return (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x)
}

function area(corners: Corners): number {
  let doubled = 0
  for (const [index, { x, y }] of corners.entries()) {
    const next = corners[(index + 1) % 4] as Point
    doubled += x * next.y - next.x * y
  }
  return doubled / 2
}
