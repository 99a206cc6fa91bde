import fc from 'fast-check'
import { expect, test } from 'vitest'
import { similarityScore } from './similarity-score.ts'
import { compareWith, type Raster } from './structural-similarity.ts'

/** A test picture of waves, with noise of a given strength. */
function picture(width: number, height: number, noise = 0): Raster {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at += 1) {
    const wave = 128 + 60 * Math.sin(at / 97) + 30 * Math.sin(at / 13)
    const grain = (((at * 2_654_435_761) >>> 16) % 17) - 8
    data[at] = at % 4 === 3 ? 255 : wave + grain * noise
  }
  return { width, height, data }
}

test('identical pictures have difference 0 and score 100', () => {
  const same = picture(100, 60)
  expect(compareWith(same)(same)).toBe(0)
  expect(similarityScore(0)).toBe(100)
})

test('more noise gives a larger difference and a lower score', () => {
  const original = picture(120, 90)
  const differences = [0.25, 0.5, 1, 1.5, 2].map((noise) => compareWith(original)(picture(120, 90, noise)))
  expect(differences).toEqual(differences.toSorted((a, b) => a - b))
  const scores = differences.map(similarityScore)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(new Set(scores).size).toBe(scores.length)
})

test('the difference is symmetric and finite for every size', () => {
  const side = fc.integer({ min: 1, max: 40 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const [a, b] = [picture(width, height), picture(width, height, 3)]
      const difference = compareWith(a)(b)
      expect(Number.isFinite(difference)).toBe(true)
      expect(difference).toBeCloseTo(compareWith(b)(a), 10)
    }),
  )
})

test.each(['red', 'green', 'blue'])('detects a change of %s alone', (name) => {
  const channel = ['red', 'green', 'blue'].indexOf(name)
  const original = picture(96, 96)
  const data = Uint8ClampedArray.from(original.data, (value, at) =>
    at % 4 === channel ? ((at * 40_503) >>> 4) % 256 : value,
  )
  expect(similarityScore(compareWith(original)({ ...original, data }))).toBeLessThan(70)
})

/** The same by its definition: every square for itself, and nothing kept from one comparison to the next. */
function byDefinition(a: Raster, b: Raster): number {
  const channels = ({ data, width, height }: Raster) =>
    [0, 1, 2].map((plane) =>
      Array.from({ length: height }, (_, y) =>
        Array.from({ length: width }, (_, x) => {
          const [red = 0, green = 0, blue = 0] = data.slice((y * width + x) * 4)
          const luma = 0.299 * red + 0.587 * green + 0.114 * blue
          if (plane === 0) return luma
          return 128 + (plane === 1 ? (blue - luma) / 1.772 : (red - luma) / 1.402)
        }),
      ),
    )
  const halved = (plane: number[][]) =>
    Array.from({ length: plane.length >> 1 }, (_, y) =>
      Array.from({ length: (plane[0]?.length ?? 0) >> 1 }, (_, x) => {
        const value = (dx: number, dy: number) => plane[2 * y + dy]?.[2 * x + dx] ?? Number.NaN
        return (value(0, 0) + value(1, 0) + value(0, 1) + value(1, 1)) / 4
      }),
    )
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const square = (plane: number[][], x: number, y: number) =>
    plane.slice(y, y + 8).flatMap((row) => row.slice(x, x + 8))
  const similarity = (one: number[], other: number[]) => {
    const [meanA, meanB] = [mean(one), mean(other)]
    const product = (p: number[], q: number[]) => mean(p.map((value, at) => value * (q[at] ?? Number.NaN)))
    const variances = product(one, one) - meanA ** 2 + product(other, other) - meanB ** 2
    const covariance = product(one, other) - meanA * meanB
    return (
      ((2 * meanA * meanB + 2.55 ** 2) * (2 * covariance + 7.65 ** 2)) /
      ((meanA ** 2 + meanB ** 2 + 2.55 ** 2) * (variances + 7.65 ** 2))
    )
  }
  const difference = (one: number[][], other: number[][]) => {
    const [width, height] = [one[0]?.length ?? 0, one.length]
    const found: number[] = []
    for (let y = 0; y === 0 || y + 8 <= height; y += 4)
      for (let x = 0; x === 0 || x + 8 <= width; x += 4)
        found.push(Math.max(0, 1 - similarity(square(one, x, y), square(other, x, y))) ** 2)
    return Math.sqrt(mean(found))
  }
  let [planesA, planesB] = [channels(a), channels(b)]
  let [sum, weights] = [0, 0]
  for (const scaleWeight of [0.1, 0.02, 0.88]) {
    for (const [index, planeWeight] of [0.82, 0.03, 0.15].entries()) {
      sum += scaleWeight * planeWeight * difference(planesA[index] ?? [], planesB[index] ?? [])
      weights += scaleWeight * planeWeight
    }
    if (Math.min(planesA[0]?.length ?? 0, planesA[0]?.[0]?.length ?? 0) < 16) break
    ;[planesA, planesB] = [planesA.map(halved), planesB.map(halved)]
  }
  return sum / weights
}

test.each([
  [1, 1],
  [7, 40],
  [40, 7],
  [8, 8],
  [15, 16],
  [63, 50],
])('%s × %s pixels: what is kept of the original does not change the difference', (width, height) => {
  const original = picture(width, height)
  const compare = compareWith(original)
  for (const noise of [0.5, 3, 1]) {
    const other = picture(width, height, noise)
    expect(compare(other)).toBeCloseTo(byDefinition(original, other), 5)
  }
})
