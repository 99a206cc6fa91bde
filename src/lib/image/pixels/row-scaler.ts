import type { PixelSize } from './fit-box.ts'

/** Rows of pixels, `channels` samples each, that come one at a time and leave scaled, in their order. */
export type RowScaler = {
  /** Takes the next row; `emit` gets the rows that are complete then, each valid until the next one. */
  push(row: Float32Array, emit: (row: Float32Array) => void): void
}

type Size = {
  /** Pixels of a row, and the number of rows. */
  readonly columns: number
  readonly rows: number
  /** The size of the picture in these pixels; not whole where the last of them show only a part of one. */
  readonly size: PixelSize
}

const lobes = 3

/** Scales rows down with a Lanczos filter of three lobes, as pica does for whole pictures. */
export function createRowScaler(from: Size, to: PixelSize, channels: number): RowScaler {
  const across = weightsFor(from.size.width, from.columns, to.width)
  const down = weightsFor(from.size.height, from.rows, to.height)
  /** Rows that are scaled across, as many as one scaled down needs. */
  const held = Array.from({ length: down.most }, () => new Float32Array(to.width * channels))
  const result = new Float32Array(to.width * channels)
  let taken = 0
  let next = 0

  const complete = (y: number) => {
    const [first, count, at] = [down.first[y] ?? 0, down.count[y] ?? 0, y * down.most]
    result.fill(0)
    for (let index = 0; index < count; index += 1)
      addTimes(result, held[(first + index) % held.length] ?? result, down.weights[at + index] ?? 0)
  }
  return {
    push(row, emit) {
      const into = held[taken % held.length]
      if (into) scaleAcross(row, across, channels, into)
      taken += 1
      while (next < to.height && (down.first[next] ?? 0) + (down.count[next] ?? 0) <= taken) {
        complete(next)
        emit(result)
        next += 1
      }
    },
  }
}

function addTimes(sums: Float32Array, row: Float32Array, weight: number): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] as number) + (row[at] as number) * weight
}

function scaleAcross(
  row: Float32Array,
  { first, count, weights, most }: Weights,
  channels: number,
  into: Float32Array,
) {
  const columns = first.length
  for (let x = 0; x < columns; x += 1) {
    const [start, length] = [(first[x] as number) * channels, count[x] as number]
    const weightsAt = x * most
    let [red, green, blue, alpha] = [0, 0, 0, 0]
    for (let index = 0, at = start; index < length; index += 1, at += channels) {
      const weight = weights[weightsAt + index] as number
      red += (row[at] as number) * weight
      green += (row[at + 1] as number) * weight
      blue += (row[at + 2] as number) * weight
      if (channels === 4) alpha += (row[at + 3] as number) * weight
    }
    const to = x * channels
    into[to] = red
    into[to + 1] = green
    into[to + 2] = blue
    if (channels === 4) into[to + 3] = alpha
  }
}

type Weights = {
  /** For each result: the first value that it is made of, how many there are, and `most` weights. */
  readonly first: Int32Array
  readonly count: Int32Array
  readonly weights: Float32Array
  readonly most: number
}

/** `length` is that of the line in values, of which `available` exist. */
function weightsFor(length: number, available: number, to: number): Weights {
  const step = Math.max(1, length / to)
  const reach = lobes * step
  const most = Math.min(available, Math.ceil(2 * reach) + 1)
  const [first, count] = [new Int32Array(to), new Int32Array(to)]
  const weights = new Float32Array(to * most)
  for (let index = 0; index < to; index += 1) {
    const centre = ((index + 0.5) * length) / to
    const start = Math.max(0, Math.ceil(centre - reach - 0.5))
    const end = Math.min(available, start + most, Math.floor(centre + reach - 0.5) + 1)
    const line = Array.from({ length: end - start }, (_, at) => lanczos((start + at + 0.5 - centre) / step))
    const sum = line.reduce((all, weight) => all + weight, 0)
    first[index] = start
    count[index] = line.length
    weights.set(
      line.map((weight) => weight / sum),
      index * most,
    )
  }
  return { first, count, weights, most }
}

function lanczos(x: number): number {
  if (Math.abs(x) >= lobes) return 0
  const angle = Math.PI * x
  return x === 0 ? 1 : ((Math.sin(angle) / angle) * Math.sin(angle / lobes)) / (angle / lobes)
}
