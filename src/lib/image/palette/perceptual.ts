/** Axes of the space in which colours are compared. */
export const axes = 4

/** How much a difference in red, green, blue and transparency is noticed, as squares: luma's share and a part for chroma. */
const weights = [0.6, 1, 0.5, 1] as const

/**
 * Writes where a packed colour is in a space in which distances are about as large as what is noticed of them: its values
 * over black, weighted, and its alpha, so that colours that are hardly visible are near to each other.
 */
export function place(colour: number, into: Float32Array, at: number): void {
  const alpha = (colour >>> 24) / 255
  into[at] = (colour & 255) * alpha * weights[0]
  into[at + 1] = ((colour >>> 8) & 255) * alpha * weights[1]
  into[at + 2] = ((colour >>> 16) & 255) * alpha * weights[2]
  into[at + 3] = 255 * alpha * weights[3]
}

/** The packed colour at a place. */
export function colourAt(places: Float32Array, at: number): number {
  const alpha = clamp((places[at + 3] ?? 0) / weights[3])
  if (alpha === 0) return 0
  const value = (axis: 0 | 1 | 2) => clamp(((places[at + axis] ?? 0) / weights[axis] / alpha) * 255)
  return (value(0) | (value(1) << 8) | (value(2) << 16) | (alpha << 24)) >>> 0
}

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))

/** Squared, of places in two lists. */
export function distance(a: Float32Array, atA: number, b: Float32Array, atB: number): number {
  let sum = 0
  for (let axis = 0; axis < axes; axis += 1) {
    const difference = (a[atA + axis] ?? 0) - (b[atB + axis] ?? 0)
    sum += difference * difference
  }
  return sum
}

/** The index of the place in `places` that is nearest to another one. */
export function nearest(places: Float32Array, other: Float32Array, at: number): number {
  const [x, y, z, w] = [other[at] ?? 0, other[at + 1] ?? 0, other[at + 2] ?? 0, other[at + 3] ?? 0]
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let index = 0, to = 0; to < places.length; index += 1, to += axes) {
    const dy = y - (places[to + 1] ?? 0)
    let sum = dy * dy
    if (sum >= least) continue
    const dx = x - (places[to] ?? 0)
    const dz = z - (places[to + 2] ?? 0)
    const dw = w - (places[to + 3] ?? 0)
    sum += dx * dx + dz * dz + dw * dw
    if (sum < least) {
      least = sum
      best = index
    }
  }
  return best
}
