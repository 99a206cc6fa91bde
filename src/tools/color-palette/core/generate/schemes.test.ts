import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RandomSource } from '../../../../lib/random.ts'
import type { Hex } from '../colour/hex.ts'
import { hexOfHsl, hslOf } from '../colour/hsl.ts'
import { hueDistance, oklchOf } from '../colour/oklch.ts'
import { furtherColour, keepLocked, paletteFromBase, randomPalette, schemes } from './schemes.ts'

/** Reproducible bytes (xorshift32). */
const bytesFrom = (seed: number): RandomSource => {
  let state = seed | 1
  return (count) =>
    Uint8Array.from({ length: count }, () => {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return state & 255
    })
}
const seeds = fc.integer({ min: 1, max: 2 ** 30 })
const hexes = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`)

/** The limits allow for rounding to 8 bits. */
const expectTone = (hex: Hex) => {
  const [, saturation, lightness] = hslOf(hex)
  expect(saturation).toBeGreaterThan(49)
  expect(lightness).toBeGreaterThan(39.5)
  expect(lightness).toBeLessThan(80.5)
}

describe('randomPalette', () => {
  it('has five colours of saturation 50 to 100 and lightness 40 to 80', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const palette = randomPalette(bytesFrom(seed))
        expect(palette).toHaveLength(5)
        palette.forEach(expectTone)
        expect(randomPalette(bytesFrom(seed), 8)).toHaveLength(8)
        expectTone(furtherColour(palette, bytesFrom(seed)))
      }),
    )
  })
})

describe('paletteFromBase', () => {
  it('returns the base and hues 30, 60, 180 and 240 degrees further by default', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 359 }), (seed, hue) => {
        const base = hexOfHsl([hue, 80, 50])
        const palette = paletteFromBase(base, 'specified', 'varied', bytesFrom(seed))
        expect(palette[0]).toBe(base)
        const [start] = hslOf(base)
        ;[30, 60, 180, 240].forEach((offset, index) => {
          const hex = palette[index + 1] ?? '#000000'
          expect(hueDistance(hslOf(hex)[0], start + offset)).toBeLessThan(2)
          expectTone(hex)
        })
      }),
    )
  })

  it('can preserve saturation and lightness of the base', () => {
    const palette = paletteFromBase('#3b82f6', 'specified', 'same', bytesFrom(1))
    expect(palette).toEqual(['#3b82f6', '#523bf6', '#af3bf6', '#f6af3b', '#82f63b'])
  })

  it('returns five different colours in every scheme', () => {
    for (const scheme of schemes) {
      const palette = paletteFromBase('#c2410c', scheme, 'same', bytesFrom(7))
      expect([scheme, new Set(palette).size, palette[0]]).toEqual([scheme, 5, '#c2410c'])
    }
  })

  it('returns as many different colours as asked, the base first, and the first five as without a number', () => {
    for (const scheme of schemes)
      for (const base of ['#c2410c', '#808080', '#3b82f6'] as const)
        for (let count = 3; count <= 10; count += 1) {
          const palette = paletteFromBase(base, scheme, 'same', bytesFrom(7), count)
          expect([scheme, count, palette.length, palette[0]]).toEqual([scheme, count, count, base])
          if (base !== '#808080')
            expect([scheme, count, new Set(palette).size]).toEqual([scheme, count, count])
        }
  })

  it('has even steps of lightness in one hue', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        const lightness = paletteFromBase(hex, 'monochromatic', 'varied', bytesFrom(1))
          .slice(1)
          .map((colour) => oklchOf(colour).l)
        for (const l of lightness)
          expect(Math.min(...[0.95, 0.775, 0.6, 0.425, 0.25].map((step) => Math.abs(step - l)))).toBeLessThan(
            0.03,
          )
      }),
    )
  })
})

it('preserves the positions of locked colours and fills the others', () => {
  const current = ['#000001', '#000002', '#000003'].map((hex, index) => ({
    hex: hex as Hex,
    locked: index === 1,
  }))
  expect(keepLocked(current, ['#aaaaaa', '#bbbbbb', '#cccccc'])).toEqual(['#aaaaaa', '#000002', '#bbbbbb'])
  expect(keepLocked(current, ['#000002', '#bbbbbb', '#cccccc'])).toEqual(['#bbbbbb', '#000002', '#cccccc'])
})
