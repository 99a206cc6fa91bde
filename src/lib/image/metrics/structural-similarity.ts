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

/** One plane of a picture at one scale, with sums over its cells. */
type MeasuredPlane = { readonly plane: Float32Array; readonly sums: CellSums }
type Scale = { readonly planes: readonly MeasuredPlane[]; readonly grid: Grid }

/**
 * Returns a function that says how different a picture of the same size is from the original: 0 for the same, about 0.5
 * for a ruined one. One minus SSIM on luma and chroma over squares of 8 × 8 at three scales, averaged as root mean square
 * so that bad squares count more. A picture smaller than a square is taken as a whole. What depends on the original alone
 * is computed once.
 */
export function compareWith(original: Raster): (other: Raster) => number {
  const reference: Scale[] = []
  for (const { planes, width, height } of scalesOf(original)) {
    const grid = gridOf(width, height)
    reference.push({ planes: planes.map((plane) => ({ plane, sums: cellSums(plane, plane, grid) })), grid })
  }
  return (other) => {
    let [sum, weights, scale] = [0, 0, 0]
    for (const { planes } of scalesOf(other)) {
      const known = reference[scale]
      for (const [index, planeWeight] of planeWeights.entries()) {
        const [original, plane] = [known?.planes[index], planes[index]]
        if (!known || !original || !plane) continue
        const weight = (scaleWeights[scale] ?? 0) * planeWeight
        sum += weight * planeDifference(original, plane, known.grid)
        weights += weight
      }
      scale += 1
    }
    return sum / weights
  }
}

/** The planes of a picture, and of it halved again and again while it is larger than a square. */
function* scalesOf(picture: Raster) {
  let { width, height } = picture
  let planes = planesOf(picture)
  for (let scale = 0; scale < scales; scale += 1) {
    yield { planes, width, height }
    if (Math.min(width, height) < side * 2) return
    planes = planes.map((plane) => halve(plane, width, height))
    ;[width, height] = [width >> 1, height >> 1]
  }
}

/** Luma and chroma of JFIF (ITU-T T.871, 7), each 0 to 255. */
function planesOf({ data, width, height }: Raster): Float32Array[] {
  const count = width * height
  const [luma, blue, red] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
  for (let index = 0, at = 0; index < count; index += 1, at += 4) {
    const r = data[at] ?? 0
    const b = data[at + 2] ?? 0
    const y = 0.299 * r + 0.587 * (data[at + 1] ?? 0) + 0.114 * b
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

/**
 * Squares overlap by half, so they are put together from cells of a quarter, and no pixel is looked at four times.
 * A side shorter than a square is one cell.
 */
type Grid = {
  readonly width: number
  readonly columns: number
  readonly rows: number
  readonly cellWidth: number
  readonly cellHeight: number
  /** Cells of a square. */
  readonly spanX: number
  readonly spanY: number
}

function gridOf(width: number, height: number): Grid {
  const cellWidth = width < side ? width : side / 2
  const cellHeight = height < side ? height : side / 2
  return {
    width,
    columns: Math.floor(width / cellWidth),
    rows: Math.floor(height / cellHeight),
    cellWidth,
    cellHeight,
    spanX: width < side ? 1 : 2,
    spanY: height < side ? 1 : 2,
  }
}

/** Sums over every cell of a plane: its values, their squares, and their products with another plane. */
type CellSums = {
  readonly values: Float64Array
  readonly squares: Float64Array
  readonly products: Float64Array
}

function cellSums(plane: Float32Array, other: Float32Array, grid: Grid): CellSums {
  const { width, columns, rows, cellWidth, cellHeight } = grid
  const count = columns * rows
  const [values, squares, products] = [
    new Float64Array(count),
    new Float64Array(count),
    new Float64Array(count),
  ]
  for (let y = 0; y < rows * cellHeight; y += 1) {
    let at = y * width
    let cell = Math.floor(y / cellHeight) * columns
    for (const end = cell + columns; cell < end; cell += 1) {
      let sum = 0
      let square = 0
      let product = 0
      for (const stop = at + cellWidth; at < stop; at += 1) {
        const value = plane[at] ?? 0
        sum += value
        square += value * value
        product += value * (other[at] ?? 0)
      }
      values[cell] = (values[cell] ?? 0) + sum
      squares[cell] = (squares[cell] ?? 0) + square
      products[cell] = (products[cell] ?? 0) + product
    }
  }
  return { values, squares, products }
}

/** Root mean square of 1 − SSIM over all squares. */
function planeDifference(original: MeasuredPlane, plane: Float32Array, grid: Grid): number {
  const [a, b] = [original.sums, cellSums(plane, original.plane, grid)]
  const { columns, rows, spanX, spanY, cellWidth, cellHeight } = grid
  const pixels = spanX * cellWidth * spanY * cellHeight
  let sum = 0
  let count = 0
  for (let y = 0; y + spanY <= rows; y += 1) {
    for (let x = 0; x + spanX <= columns; x += 1) {
      const cell = y * columns + x
      const meanA = squareSum(a.values, cell, grid) / pixels
      const meanB = squareSum(b.values, cell, grid) / pixels
      const varianceA = squareSum(a.squares, cell, grid) / pixels - meanA * meanA
      const varianceB = squareSum(b.squares, cell, grid) / pixels - meanB * meanB
      const covariance = squareSum(b.products, cell, grid) / pixels - meanA * meanB
      const luminance = (2 * meanA * meanB + c1) / (meanA * meanA + meanB * meanB + c1)
      const difference = 1 - luminance * ((2 * covariance + c2) / (varianceA + varianceB + c2))
      sum += Math.max(0, difference) ** power
      count += 1
    }
  }
  return (sum / Math.max(1, count)) ** (1 / power)
}

/** The sum over the square that begins with a cell. */
function squareSum(sums: Float64Array, cell: number, { columns, spanX, spanY }: Grid): number {
  const right = spanX - 1
  const below = cell + (spanY - 1) * columns
  const top = (sums[cell] ?? 0) + (right ? (sums[cell + 1] ?? 0) : 0)
  return spanY === 1 ? top : top + (sums[below] ?? 0) + (right ? (sums[below + 1] ?? 0) : 0)
}
