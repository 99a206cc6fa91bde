import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../../../../lib/contrast.ts'
import type { RandomSource } from '../../../../lib/random.ts'
import { type Hex, rgbOf } from '../colour/hex.ts'
import { hueDistance, oklchOf } from '../colour/oklch.ts'
import { minDifference, simulateAll } from '../colour/vision.ts'
import { findAccessiblePalette } from './accessible-palette.ts'
import { contrastLevel, shownRatio } from './contrast-level.ts'
import { contrastRamp, contrastTargets, hueTolerance } from './contrast-ramp.ts'
import { leastDifference, minPaletteDifference, shownDifference } from './least-difference.ts'
import { pageColours } from './page-colours.ts'

const hexes = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`)
const fixedRandom: RandomSource = (count) =>
  Uint8Array.from({ length: count }, (_, index) => (index * 37 + 11) & 255)

describe('contrastRamp', () => {
  it.each(contrastTargets)(
    'has a contrast of at least %d on every background, in the brand hue',
    (target) => {
      fc.assert(
        fc.property(hexes, (brand) => {
          const { h, c } = oklchOf(brand)
          const { light, dark } = contrastRamp(brand, target)
          for (const { background, text, ratio } of [...light, ...dark]) {
            expect(contrastRatio(rgbOf(text), rgbOf(background))).toBe(ratio)
            expect(ratio).toBeGreaterThanOrEqual(target)
            for (const derived of [background, text]) {
              const found = oklchOf(derived)
              if (c >= 0.004 && found.c >= 0.002)
                expect(hueDistance(found.h, h)).toBeLessThanOrEqual(hueTolerance)
            }
          }
        }),
        { numRuns: 300 },
      )
    },
  )

  it('uses the brand colour itself where it is readable', () => {
    expect(contrastRamp('#1d4ed8', 4.5).light[0]?.text).toBe('#1d4ed8')
  })
})

describe('findAccessiblePalette', () => {
  it('finds a palette that meets its bounds for at least 95 % of base colours', () => {
    const bases = fc.sample(hexes, { numRuns: 150, seed: 1 })
    const found = bases.filter((base) => {
      const palette = findAccessiblePalette([base], fixedRandom)
      if (!palette) return false
      expect(palette[0]).toBe(base)
      expect(palette).toHaveLength(5)
      const simulated = palette.map(simulateAll)
      for (const [index, first] of simulated.entries())
        for (const second of simulated.slice(index + 1))
          expect(minDifference(first, second)).toBeGreaterThanOrEqual(minPaletteDifference)
      return true
    })
    expect(found.length / bases.length).toBeGreaterThanOrEqual(0.95)
  })

  it.each([3, 4, 6, 7, 8, 9, 10])('finds one of %d colours', (count) => {
    const palette = findAccessiblePalette(['#3b82f6'], fixedRandom, count) ?? []
    expect(palette).toHaveLength(count)
    const simulated = palette.map(simulateAll)
    for (const [index, first] of simulated.entries())
      for (const second of simulated.slice(index + 1))
        expect(minDifference(first, second)).toBeGreaterThanOrEqual(minPaletteDifference)
  })

  it('returns undefined when the locked colours are too similar', () => {
    expect(findAccessiblePalette(['#336699', '#34679a'], fixedRandom)).toBeUndefined()
  })
})

describe('leastDifference', () => {
  it('is at least the bound for a palette that was found safe, and counts pairs that are not', () => {
    const palette = findAccessiblePalette(['#3b82f6'], fixedRandom) ?? []
    expect(leastDifference(palette).least).toBeGreaterThanOrEqual(minPaletteDifference)
    expect(leastDifference(palette).close).toBe(0)
    expect(leastDifference(['#000000', '#ffffff', '#fefefe']).close).toBe(1)
    expect(leastDifference(['#000000', '#ffffff', '#ffffff']).least).toBe(0)
  })

  it('is shown rounded down', () => expect(shownDifference(14.96)).toBe(14.9))
})

describe('contrastLevel', () => {
  it.each([
    [7, 'aaa'],
    [6.999, 'aa'],
    [4.5, 'aa'],
    [4.4999, 'large'],
    [3, 'large'],
    [2.99, 'none'],
  ])('rates a ratio of %d as %s', (ratio, level) => expect(contrastLevel(ratio)).toBe(level))

  it('rounds a ratio down for display', () => {
    expect(shownRatio(4.4999)).toBe(4.49)
    expect(shownRatio(21)).toBe(21)
  })
})

it('derives readable page colours, light and dark', () => {
  fc.assert(
    fc.property(fc.array(hexes, { minLength: 5, maxLength: 5 }), (palette) => {
      for (const theme of ['light', 'dark'] as const) {
        const page = pageColours(palette, theme)
        const ratio = (text: Hex, back: Hex) => contrastRatio(rgbOf(text), rgbOf(back))
        expect(ratio(page.body, page.page)).toBeGreaterThanOrEqual(7)
        expect(ratio(page.link, page.page)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(page.label, page.fill)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(page['third-text'], page.third)).toBeGreaterThanOrEqual(4.5)
      }
    }),
    { numRuns: 60 },
  )
})
