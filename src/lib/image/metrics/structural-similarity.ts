/** Pixels as RGBA bytes, row by row. */
export type Raster = {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Side of the squares that statistics are computed over, in pixels, at every scale. */
const side = 8
const scales = 3
/** Constants of SSIM (Wang et al. 2004, section III-B) for samples of 0 to 255. */
const c1 = (0.01 * 255) ** 2
const c2 = (0.03 * 255) ** 2
/**
 * Weights of luma, blue and red at every scale, and of the scales, fitted to SSIMULACRA2, see `similarityScore`. Finer
 * scales and blue add little, but keep a weight so that no change goes undetected.
 */
const planeWeights = [0.82, 0.03, 0.15] as const
const scaleWeights = [0.1, 0.02, 0.88] as const
/** Exponent of the mean: the worst squares are noticed first and count more. */
const power = 2

/**
 * How different two pictures of the same size are: 0 for identical ones, about 0.5 for a ruined one. One minus SSIM on
 * luma and chroma over squares of 8 × 8 at three scales, averaged as root mean square so that bad squares count more.
 * A picture smaller than a square is taken as a whole.
 */
export function structuralDifference(a: Raster, b: Raster): number {
  let [planesA, planesB] = [planesOf(a), planesOf(b)]
  let { width, height } = a
  let [sum, weights] = [0, 0]
  for (let scale = 0; scale < scales; scale += 1) {
    const weight = scaleWeights[scale] ?? 0
    for (const [index, planeWeight] of planeWeights.entries()) {
      const [planeA, planeB] = [planesA[index], planesB[index]]
      if (!planeA || !planeB) continue
      sum += weight * planeWeight * planeDifference(planeA, planeB, width, height)
      weights += weight * planeWeight
    }
    if (Math.min(width, height) < side * 2) break
    planesA = planesA.map((plane) => halve(plane, width, height))
    planesB = planesB.map((plane) => halve(plane, width, height))
    ;[width, height] = [width >> 1, height >> 1]
  }
  return sum / weights
}

/** Luma and chroma of JFIF (ITU-T T.871, 7), each 0 to 255. */
function planesOf({ data, width, height }: Raster): Float32Array[] {
  const count = width * height
  const [luma, blue, red] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
  for (let index = 0, at = 0; index < count; index += 1, at += 4) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const y = 0.299 * r + 0.587 * g + 0.114 * b
    luma[index] = y
    blue[index] = 128 + (b - y) / 1.772
    red[index] = 128 + (r - y) / 1.402
  }
  return [luma, blue, red]
}

function halve(plane: Float32Array, width: number, height: number): Float32Array {
  const [toWidth, toHeight] = [width >> 1, height >> 1]
  const small = new Float32Array(toWidth * toHeight)
  for (let y = 0; y < toHeight; y += 1) {
    for (let x = 0; x < toWidth; x += 1) {
      const at = 2 * y * width + 2 * x
      const pair = (plane[at] ?? 0) + (plane[at + 1] ?? 0)
      const below = (plane[at + width] ?? 0) + (plane[at + width + 1] ?? 0)
      small[y * toWidth + x] = (pair + below) / 4
    }
  }
  return small
}

/** Root mean square of 1 − SSIM over squares that overlap by half. */
function planeDifference(a: Float32Array, b: Float32Array, width: number, height: number): number {
  const [spanX, spanY] = [Math.min(side, width), Math.min(side, height)]
  const step = side / 2
  let [sum, count] = [0, 0]
  for (let y = 0; y + spanY <= height; y += step) {
    for (let x = 0; x + spanX <= width; x += step) {
      const difference = 1 - squareSimilarity(a, b, y * width + x, width, spanX, spanY)
      sum += Math.max(0, difference) ** power
      count += 1
    }
  }
  return (sum / Math.max(1, count)) ** (1 / power)
}

function squareSimilarity(
  a: Float32Array,
  b: Float32Array,
  start: number,
  width: number,
  spanX: number,
  spanY: number,
): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0]
  for (let y = 0; y < spanY; y += 1) {
    const row = start + y * width
    for (let at = row; at < row + spanX; at += 1) {
      const [valueA, valueB] = [a[at] ?? 0, b[at] ?? 0]
      sumA += valueA
      sumB += valueB
      sumAA += valueA * valueA
      sumBB += valueB * valueB
      sumAB += valueA * valueB
    }
  }
  const count = spanX * spanY
  const [meanA, meanB] = [sumA / count, sumB / count]
  const varianceA = sumAA / count - meanA * meanA
  const varianceB = sumBB / count - meanB * meanB
  const covariance = sumAB / count - meanA * meanB
  const luminance = (2 * meanA * meanB + c1) / (meanA * meanA + meanB * meanB + c1)
  return luminance * ((2 * covariance + c2) / (varianceA + varianceB + c2))
}
