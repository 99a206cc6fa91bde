import fc from 'fast-check'
import { expect, test } from 'vitest'
import { similarityScore } from './similarity-score.ts'
import { type Raster, structuralDifference } from './structural-similarity.ts'

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
  expect(structuralDifference(same, same)).toBe(0)
  expect(similarityScore(0)).toBe(100)
})

test('more noise gives a larger difference and a lower score', () => {
  const original = picture(120, 90)
  const differences = [0.25, 0.5, 1, 1.5, 2].map((noise) =>
    structuralDifference(original, picture(120, 90, noise)),
  )
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
      const difference = structuralDifference(a, b)
      expect(Number.isFinite(difference)).toBe(true)
      expect(difference).toBeCloseTo(structuralDifference(b, a), 10)
    }),
  )
})

test.each(['red', 'green', 'blue'])('detects a change of %s alone', (name) => {
  const channel = ['red', 'green', 'blue'].indexOf(name)
  const original = picture(96, 96)
  const data = Uint8ClampedArray.from(original.data, (value, at) =>
    at % 4 === channel ? ((at * 40_503) >>> 4) % 256 : value,
  )
  expect(similarityScore(structuralDifference(original, { ...original, data }))).toBeLessThan(70)
})
