import type { Pixel } from './edge-support.ts'
import type { GrayPixels } from './gray.ts'

/** How far from the side, in parts of the picture's longer side, brightness is compared: inside there is a margin. */
const [nearest, farthest] = [0.006, 0.022]
const minStep = 0.02

/**
 * What tells the sides of a page from four lines that meet by chance. Of the sides of 60 synthetic pages
 * (`testing/page-photo.ts`, ten of every ground) none was below 1 and 0.13, or above 0.042.
 */
const limits = { brighter: 0.7, step: 0.04, unevenness: 0.12 }

/** Whether, along every side, the inside is brighter than the outside and even, as paper is. */
export const isPage = (gray: GrayPixels, corners: readonly Pixel[]): boolean =>
  corners.every((corner, index) => {
    const { brighter, step, unevenness } = evidenceOf(gray, corner, corners[(index + 1) % 4] as Pixel)
    return brighter >= limits.brighter && step >= limits.step && unevenness <= limits.unevenness
  })

/**
 * Of a side, in parts: where its inside is brighter than its outside; by how much in the middle of all places, relative
 * to the inside; how much the inside changes from place to place.
 */
function evidenceOf(gray: GrayPixels, from: Pixel, to: Pixel) {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [alongX, alongY] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const scale = Math.max(gray.width, gray.height)
  const mean = (at: number, sign: 1 | -1) => {
    let [sum, count] = [0, 0]
    for (let off = nearest * scale; off <= farthest * scale; off += 1) {
      // Clockwise around the page, its inside is to the right.
      const value = pixelAt(
        gray,
        from.x + alongX * at - alongY * off * sign,
        from.y + alongY * at + alongX * off * sign,
      )
      if (value === null) continue
      sum += value
      count += 1
    }
    return count < 3 ? null : sum / count
  }
  const insides: number[] = []
  const steps: number[] = []
  for (let at = 0.06 * length; at <= 0.94 * length; at += 1) {
    const [inside, outside] = [mean(at, 1), mean(at, -1)]
    if (inside === null || outside === null) continue
    insides.push(inside)
    steps.push((inside - outside) / Math.max(20, inside))
  }
  const sorted = steps.toSorted((a, b) => a - b)
  return {
    brighter: steps.filter((step) => step > minStep).length / Math.max(1, 0.88 * length),
    step: sorted[sorted.length >> 1] ?? 0,
    unevenness: roughness(insides),
  }
}

/** The mean difference of places eight pixels apart, relative to their brightness. */
function roughness(values: readonly number[]): number {
  let sum = 0
  for (let at = 8; at < values.length; at += 1)
    sum += Math.abs((values[at] as number) - (values[at - 8] as number)) / Math.max(20, values[at] as number)
  return sum / Math.max(1, values.length - 8)
}

function pixelAt({ width, height, data }: GrayPixels, x: number, y: number): number | null {
  const [column, row] = [Math.round(x), Math.round(y)]
  return column < 0 || row < 0 || column >= width || row >= height
    ? null
    : (data[row * width + column] as number)
}
