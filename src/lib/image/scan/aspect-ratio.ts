import type { Corners, Point } from './corners.ts'

/**
 * Focal lengths as parts of the picture's diagonal. A phone's main camera has 23 to 28 mm where the diagonal is 43 mm;
 * estimates outside the range come from corners that say too little of it.
 */
const defaultFocalLength = 0.6
const [minFocalLength, maxFocalLength] = [0.45, 2]

/** Below this change of scale along a side, as a part of it, the focal length cannot be estimated. */
const minConvergence = 0.03

type Vector = readonly [number, number, number]

/**
 * Width / height of the rectangle that a camera sees at these corners, with its axis in the middle of the picture and
 * square pixels. Method: Z. Zhang and L. He, "Whiteboard scanning and image enhancement", Digital Signal Processing 17
 * (2007), section 4; their focal length only where both pairs of sides converge, otherwise the default.
 */
export function aspectRatio(corners: Corners, width: number, height: number): number {
  const centred = ({ x, y }: Point): Vector => [(x - 0.5) * width, (y - 0.5) * height, 1]
  const [m1, m2, m4, m3] = corners.map(centred) as [Vector, Vector, Vector, Vector]
  const k2 = triple(m1, m4, m3) / triple(m2, m4, m3)
  const k3 = triple(m1, m4, m2) / triple(m3, m4, m2)
  const across = difference(k2, m2, m1)
  const down = difference(k3, m3, m1)
  const focalLength = estimatedFocalLength(across, down, Math.hypot(width, height))
  return lengthSeen(across, focalLength) / lengthSeen(down, focalLength)
}

function estimatedFocalLength(across: Vector, down: Vector, diagonal: number): number {
  const byDefault = defaultFocalLength * diagonal
  if (Math.abs(across[2]) < minConvergence || Math.abs(down[2]) < minConvergence) return byDefault
  const found = Math.sqrt(-(across[0] * down[0] + across[1] * down[1]) / (across[2] * down[2]))
  const isPlausible = found >= minFocalLength * diagonal && found <= maxFocalLength * diagonal
  return isPlausible ? found : byDefault
}

const lengthSeen = ([x, y, z]: Vector, focalLength: number) => Math.hypot(x / focalLength, y / focalLength, z)

const difference = (factor: number, [x, y, z]: Vector, [x1, y1, z1]: Vector): Vector => [
  factor * x - x1,
  factor * y - y1,
  factor * z - z1,
]

/** (a × b) · c */
const triple = ([ax, ay, az]: Vector, [bx, by, bz]: Vector, [cx, cy, cz]: Vector) =>
  (ay * bz - az * by) * cx + (az * bx - ax * bz) * cy + (ax * by - ay * bx) * cz
