import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fineness } from './fineness.ts'
import { searchTargetQuality } from './target-quality.ts'

const range = { lowest: 10, highest: 99.5, step: 1 / 64 }
const whole = { lowest: 1, highest: 100, step: 1 }

/** As of jpegli on photographs: what lacks to 100 grows with a power of the distance. */
const photo =
  (lack: number, power = 0.5) =>
  (quality: number) =>
    100 - lack * Math.exp(-power * (fineness(quality) - fineness(90)))

async function search(
  target: number,
  similarityAt: (quality: number) => number,
  { within = range, first = 80, maxEncodes = 5, isTried = false } = {},
) {
  const tried: number[] = []
  const found = await searchTargetQuality({
    target,
    range: within,
    first,
    maxEncodes,
    isTried,
    encode: async (quality) => {
      tried.push(quality)
      return {
        bytes: 1000 * Math.exp(0.64 * fineness(quality)),
        similarity: similarityAt(quality),
        output: quality,
      }
    },
  })
  return { ...found, tried }
}

test('two trials are enough for a photograph, and the last step need not be tried', async () => {
  for (const target of [60, 70, 75, 80, 85, 90])
    for (const lack of [12, 15, 18, 22])
      for (const power of [0.45, 0.5, 0.6]) {
        const similarityAt = photo(lack, power)
        // As near as the table of the slider comes.
        const first = 100 - 10 * ((100 - target) / lack) ** (1 / power) * 1.15
        if (first < 50) continue
        const { quality, similarity, met, tried } = await search(target, similarityAt, { first })
        expect(met).toBe(true)
        expect(tried.length).toBeLessThanOrEqual(2)
        expect(similarityAt(quality)).toBeGreaterThan(target - 0.02)
        expect(similarityAt(quality)).toBeLessThan(target + 0.1)
        expect(similarity).toBeCloseTo(similarityAt(quality), 1)
      }
})

test('a first trial that is near enough is the only one', async () => {
  const { tried, quality, output } = await search(82, photo(18), { first: 90 })
  expect(tried).toEqual([90])
  expect([quality, output]).toEqual([90, 90])
  const near = await search(82.2, photo(18), { first: 90 })
  expect(near.tried).toEqual([90])
  expect(near.output).toBeNull()
  expect(photo(18)(near.quality)).toBeCloseTo(82.2, 1)
})

test('expects the bytes and the similarity of a quality that was not tried', async () => {
  const { quality, bytes, similarity, output } = await search(85, photo(18), { first: 91 })
  expect(output).toBeNull()
  expect(bytes).toBeCloseTo(1000 * Math.exp(0.64 * fineness(quality)), 0)
  expect(similarity).toBeCloseTo(85, 1)
})

test('returns the nearest trial when the target cannot be reached', async () => {
  const { met, quality, output } = await search(95, (quality) => quality * 0.9)
  expect(met).toBe(false)
  expect([quality, output]).toEqual([99.5, 99.5])
})

test('a target above what the highest quality gives is not said to be met because a trial came near it', async () => {
  const similarityAt = photo(27.68, 0.382)
  expect(similarityAt(range.highest)).toBeLessThan(91.2)
  const { met, quality, output } = await search(92, similarityAt, { first: 98.9 })
  expect([met, quality, output]).toEqual([false, 99.5, 99.5])
})

test('the lowest quality is enough where everything looks the same', async () => {
  const { met, quality, output } = await search(75, () => 100)
  expect([met, quality, output]).toEqual([true, 10, 10])
})

test('with whole qualities only these are returned', async () => {
  const { quality, met } = await search(75, (each) => 30 + each * 0.65, { within: whole, first: 75 })
  expect(quality).toBe(70)
  expect(met).toBe(true)
})

test('reaches the target as nearly as the estimate is precise, in at most maxEncodes', () => {
  const shape = fc.record({
    lack: fc.double({ min: 8, max: 30, noNaN: true }),
    power: fc.double({ min: 0.3, max: 0.8, noNaN: true }),
    target: fc.integer({ min: 50, max: 92 }),
    first: fc.double({ min: 10, max: 99, noNaN: true }),
    within: fc.constantFrom(range, whole),
  })
  return fc.assert(
    fc.asyncProperty(shape, async ({ lack, power, target, first, within }) => {
      const similarityAt = photo(lack, power)
      const { quality, met, tried } = await search(target, similarityAt, { first, within })
      expect(tried.length).toBeLessThanOrEqual(5)
      expect(quality).toBeGreaterThanOrEqual(within.lowest)
      expect(quality).toBeLessThanOrEqual(within.highest)
      // A single trial may lack 0.3; where the slope is 0.3 instead of the assumed 0.55, 0.3 × (1 − 0.3 / 0.55) remain.
      if (met) expect(similarityAt(quality)).toBeGreaterThan(target - 0.14)
      else expect(similarityAt(within.highest)).toBeLessThan(target)
    }),
  )
})

test('a search that tries its last step returns an attempt that reaches the target by little', async () => {
  // The line through two attempts leads below the target here.
  const bent = (quality: number) => photo(18)(quality) - (quality < 78 ? 1.5 : 0)
  for (const target of [60, 70, 75, 78, 80, 85, 90]) {
    const { quality, similarity, met, output, tried } = await search(target, bent, {
      maxEncodes: 6,
      isTried: true,
    })
    expect(met).toBe(true)
    expect([output, similarity]).toEqual([quality, bent(quality)])
    expect(tried).toContain(quality)
    expect(similarity).toBeGreaterThan(target - 0.02)
    if (target !== 78) expect(similarity).toBeLessThan(target + 0.36)
  }
})

test('a target above the highest quality is missed, and that quality returned', async () => {
  const { quality, met } = await search(99, photo(18), { isTried: true })
  expect([quality, met]).toEqual([range.highest, false])
})
