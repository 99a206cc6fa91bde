import { gradientAcross, type Pixel } from './edge-support.ts'
import type { Gradient } from './gradient.ts'
import type { Line } from './lines.ts'

/** Pixels beside the line in which its edge is looked for, in the first and in the second round. */
const rounds = [5, 2.5]
/** The ends of a side, where the other sides begin, are left out. */
const ends = 0.04

/** The line through the strongest edges close to a side (total least squares); the same line where there are too few. */
export function refineLine(gradient: Gradient, line: Line, from: Pixel, to: Pixel): Line {
  return rounds.reduce(
    (refined, reach) => fitted(edgesAlong(gradient, refined, from, to, reach), refined) ?? refined,
    line,
  )
}

type Edge = Pixel & { readonly weight: number }

function edgesAlong(gradient: Gradient, line: Line, from: Pixel, to: Pixel, reach: number): Edge[] {
  const { normalX, normalY, distance } = line
  const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y)))
  const edges: Edge[] = []
  for (let step = Math.ceil(steps * ends); step <= steps * (1 - ends); step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps
    const y = from.y + ((to.y - from.y) * step) / steps
    const off = distance - (normalX * x + normalY * y)
    let best: Edge = { x, y, weight: 0 }
    for (let beside = -reach; beside <= reach; beside += 0.5) {
      const [atX, atY] = [x + normalX * (off + beside), y + normalY * (off + beside)]
      const weight = gradientAcross(gradient, normalX, normalY, atX, atY)
      if (weight > best.weight) best = { x: atX, y: atY, weight }
    }
    if (best.weight > 0) edges.push({ ...best, weight: Math.min(0.03, best.weight) })
  }
  return edges
}

const minEdges = 10

/** Its normal points to the same side as that of `line`. */
function fitted(edges: readonly Edge[], line: Line): Line | null {
  if (edges.length < minEdges) return null
  const mean = (of: (edge: Edge) => number) => {
    let [sum, weights] = [0, 0]
    for (const edge of edges) {
      sum += of(edge) * edge.weight
      weights += edge.weight
    }
    return sum / weights
  }
  const [middleX, middleY] = [mean(({ x }) => x), mean(({ y }) => y)]
  const xx = mean(({ x }) => (x - middleX) ** 2)
  const yy = mean(({ y }) => (y - middleY) ** 2)
  const xy = mean(({ x, y }) => (x - middleX) * (y - middleY))
  const direction = Math.atan2(2 * xy, xx - yy) / 2
  const isReversed = Math.cos(direction) * line.normalY < Math.sin(direction) * line.normalX
  const sign = isReversed ? -1 : 1
  const [normalX, normalY] = [-Math.sin(direction) * sign, Math.cos(direction) * sign]
  return { normalX, normalY, distance: normalX * middleX + normalY * middleY }
}
