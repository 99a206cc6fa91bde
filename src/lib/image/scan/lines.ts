import type { Gradient } from './gradient.ts'

/** The points with normalX × x + normalY × y = distance, in pixels; the normal has length 1 and points to the brighter side. */
export type Line = { readonly normalX: number; readonly normalY: number; readonly distance: number }

/** Sides of a page by where its inside, the brighter side, lies of them. */
export const sides = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof sides)[number]

/** Where the normals of the sides point, in degrees from the right, clockwise. */
const normals: Record<Side, number> = { top: 90, right: 180, bottom: 270, left: 0 }

/** Degrees by which a side may be turned. */
const maxTurn = 50
/** Relative brightness a pixel: weaker gradients are grain; all above `fullGradient` count the same, or print would win. */
export const [minGradient, fullGradient] = [0.008, 0.04]
/** Lines of every side that are looked at. */
const linesPerSide = 14
/** Lines closer than this are one, in degrees and pixels. */
const [nearDegrees, nearPixels] = [4, 5]

/**
 * The straight edges that could be sides of a page, the longest first: a Hough transform in which every pixel votes only
 * for lines along its own edge (D. Ballard, "Generalizing the Hough transform to detect arbitrary shapes", 1981; F.
 * O'Gorman and M. Clowes, 1976), with the direction of the brighter side.
 */
export function linesOf(gradient: Gradient): Record<Side, Line[]> {
  const votes = vote(gradient)
  const linesOfSide = (side: Side) => strongest(votes, normals[side])
  return {
    top: linesOfSide('top'),
    right: linesOfSide('right'),
    bottom: linesOfSide('bottom'),
    left: linesOfSide('left'),
  }
}

type Votes = {
  /** By degree of the normal, then by distance from the picture's middle in pixels + `reach`. */
  readonly counts: Float32Array
  readonly distances: number
  readonly reach: number
  readonly middleX: number
  readonly middleY: number
}

/** Degrees beside a pixel's own direction that it votes for, too. */
const spread = 2

function vote({ width, height, x, y }: Gradient): Votes {
  const reach = Math.ceil(Math.hypot(width, height) / 2) + 1
  const distances = 2 * reach + 1
  const counts = new Float32Array(360 * distances)
  const [middleX, middleY] = [width / 2, height / 2]
  for (let at = 0; at < x.length; at += 1) {
    const [rightwards, downwards] = [x[at] as number, y[at] as number]
    const size = Math.hypot(rightwards, downwards)
    if (size < minGradient) continue
    const weight = Math.min(1, size / fullGradient)
    const direction = Math.round((Math.atan2(downwards, rightwards) * 180) / Math.PI)
    const [fromMiddleX, fromMiddleY] = [(at % width) - middleX, Math.floor(at / width) - middleY]
    for (let degree = direction - spread; degree <= direction + spread; degree += 1) {
      const index = (degree + 720) % 360
      const distance = (cosines[index] as number) * fromMiddleX + (sines[index] as number) * fromMiddleY
      const cell = index * distances + Math.round(distance) + reach
      counts[cell] = (counts[cell] as number) + weight
    }
  }
  return { counts, distances, reach, middleX, middleY }
}

const cosines = Float64Array.from({ length: 360 }, (_, degree) => Math.cos((degree * Math.PI) / 180))
const sines = Float64Array.from({ length: 360 }, (_, degree) => Math.sin((degree * Math.PI) / 180))

function strongest({ counts, distances, reach, middleX, middleY }: Votes, normal: number): Line[] {
  const cells: { degree: number; distance: number; count: number }[] = []
  for (let turn = -maxTurn; turn <= maxTurn; turn += 1) {
    const index = (normal + turn + 360) % 360
    for (let distance = 1; distance < distances - 1; distance += 1) {
      const at = index * distances + distance
      const count = (counts[at - 1] as number) + (counts[at] as number) + (counts[at + 1] as number)
      if (count > 20) cells.push({ degree: normal + turn, distance, count })
    }
  }
  cells.sort((a, b) => b.count - a.count)
  const found: typeof cells = []
  for (const cell of cells) {
    if (found.length === linesPerSide) break
    const isNear = found.some(
      ({ degree, distance }) =>
        Math.abs(degree - cell.degree) <= nearDegrees && Math.abs(distance - cell.distance) <= nearPixels,
    )
    if (!isNear) found.push(cell)
  }
  return found.map(({ degree, distance }) => {
    const index = (degree + 360) % 360
    const [normalX, normalY] = [cosines[index] as number, sines[index] as number]
    return { normalX, normalY, distance: distance - reach + normalX * middleX + normalY * middleY }
  })
}
