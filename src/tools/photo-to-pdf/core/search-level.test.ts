import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSlope, searchLevel } from './search-level.ts'
import { defaultSettings, millimetres } from './settings.ts'
import { codingAt, levels, pixelDensities, scaledSize } from './size-level.ts'

const search = async (target: number, sizeAt: (level: number) => number, first = 1) => {
  const made: number[] = []
  const found = await searchLevel({
    target,
    fill: 0.97,
    first,
    slope: defaultSlope,
    maxTrials: 12,
    make: async (level) => {
      made.push(level)
      return { bytes: sizeAt(level), output: level }
    },
  })
  return { ...found, made }
}

/** A document of `fixed` bytes and photos that no level makes larger than they are. */
const documentOf =
  (
    fixed: number,
    photos: readonly { readonly size: number; readonly slope: number; readonly bend: number }[],
  ) =>
  (level: number) =>
    photos.reduce((sum, { size, slope, bend }) => {
      const steps = level + bend * Math.max(0, level - 2)
      return sum + Math.round(Math.min(size, 1.2 * size * Math.exp(slope * steps)))
    }, fixed)

test('the target is filled to 97 % and never exceeded, wherever it is between the ends', async () => {
  const anyPhoto = fc.record({
    size: fc.integer({ min: 200_000, max: 8_000_000 }),
    slope: fc.double({ min: -1.6, max: -0.5, noNaN: true }),
    bend: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyPhoto, { minLength: 1, maxLength: 30 }),
      fc.double({ min: 0.02, max: 0.98, noNaN: true }),
      fc.double({ min: 0, max: 4, noNaN: true }),
      async (photos, share, first) => {
        const sizeAt = documentOf(5000, photos)
        const [most, least] = [sizeAt(levels.finest), sizeAt(levels.smallest)]
        const target = least + share * (most - least)
        const { best, made } = await search(target, sizeAt, first)
        expect(best?.bytes).toBeLessThanOrEqual(target)
        expect(best?.bytes).toBeGreaterThanOrEqual(target * 0.97)
        expect(made.length).toBeLessThanOrEqual(12)
      },
    ),
  )
})

test('a target that cannot be reached gives the smallest document', async () => {
  const sizeAt = documentOf(5000, [{ size: 1_000_000, slope: -1, bend: 0 }])
  const { best, last } = await search(10_000, sizeAt)
  expect(best).toBeNull()
  expect(last).toEqual({ level: levels.smallest, bytes: sizeAt(levels.smallest) })
})

test('the size that is named can be reached, also where a larger level made less of the photos', async () => {
  const sizeAt = (level: number) => Math.round(1_000_000 * Math.exp(-level)) + (level > 3.99 ? 3000 : 0)
  const { best, last } = await search(18_200, sizeAt)
  expect(best).toBeNull()
  expect((await search(last.bytes, sizeAt)).best).not.toBeNull()
})

test('there are at most one more trials than wanted, whatever the sizes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 20, maxLength: 20 }),
      fc.integer({ min: 20_480, max: 1_000_000 }),
      fc.double({ min: 0, max: 4, noNaN: true }),
      async (sizes, target, first) => {
        const sizeAt = (level: number) => sizes[Math.min(19, Math.floor(level * 5))] ?? 1
        const { best, made } = await search(target, sizeAt, first)
        expect(made.length).toBeLessThanOrEqual(13)
        expect(best?.bytes ?? 0).toBeLessThanOrEqual(target)
        if (!best) expect(made.at(-1)).toBe(levels.smallest)
      },
    ),
  )
})

test('a target beyond the photos takes the finest level', async () => {
  const sizeAt = documentOf(0, [{ size: 1000, slope: -1, bend: 0 }])
  expect((await search(5000, sizeAt)).best?.level).toBe(levels.finest)
})

test('a guess that fills the target is made once', async () => {
  expect((await search(1000, (level) => Math.round(980 * Math.exp(1 - level)))).made).toEqual([1])
})

test('levels lower quality first, then what only an enlarged page shows, and never add pixels', () => {
  expect(codingAt(0, 600)).toEqual({ quality: 99, pixelsPerInch: 600 })
  expect(codingAt(1, 600)).toEqual({ quality: 85, pixelsPerInch: 600 })
  expect(codingAt(2, 600)).toEqual({ quality: 78, pixelsPerInch: 200 })
  expect(codingAt(2, 90)).toEqual({ quality: 78, pixelsPerInch: 90 })
  expect(codingAt(4, 600)).toEqual({ quality: 30, pixelsPerInch: 50 })
  const photo = { width: 300, height: 400, orientation: 6 } as const
  expect(scaledSize(photo, 100, { quality: 80, pixelsPerInch: 200 })).toEqual({ width: 400, height: 300 })
  expect(scaledSize(photo, 100, { quality: 80, pixelsPerInch: 50 })).toEqual({ width: 200, height: 150 })
})

test('the pixels an inch of a photo follow from its place on the page', () => {
  const photo = { width: 1700, height: 1700, orientation: 1 } as const
  const settings = { ...defaultSettings, margin: millimetres(20) }
  // 170 mm wide.
  expect(pixelDensities(settings, [photo])[0]).toBeCloseTo(254, 6)
  const four = pixelDensities({ ...settings, perPage: 4 }, [photo, photo, photo, photo, photo])
  // 82.5 mm wide: half of what 5 mm between two photos leave.
  for (const density of four) expect(density).toBeCloseTo((1700 * 25.4) / 82.5, 6)
  expect(pixelDensities({ ...settings, pageSize: 'photo' }, [photo])).toEqual([1700 / 11])
})
