import Color from 'colorjs.io'
import { differenceCiede2000 } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Hex } from '../colour/hex.ts'
import { hueDistance, oklchOf } from '../colour/oklch.ts'
import { gradientCss, gradientSteps, huePaths, plainGradient } from './gradient.ts'
import { tintNames, tintsOf, tintVariables } from './tints.ts'

const hexes = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`)
const difference = differenceCiede2000()

describe('gradientSteps', () => {
  it.each(huePaths)('passes through the same colours as colorjs.io, by the %s hue', (huePath) => {
    fc.assert(
      fc.property(hexes, hexes, (first, second) => {
        const range = new Color(first).range(second, { space: 'oklch', hue: huePath })
        const steps = gradientSteps([first, second], 5, huePath)
        expect(steps[0]).toBe(first)
        expect(steps[4]).toBe(second)
        // For greys, which have no hue, and for opposite hues both directions are correct.
        const [from, to] = [oklchOf(first), oklchOf(second)]
        if (Math.min(from.c, to.c) < 0.01 || Math.abs(hueDistance(from.h, to.h) - 180) < 1) return
        if (hueDistance(from.h, to.h) < 0.5) return
        for (const [index, step] of steps.entries()) {
          const theirs = range(index / 4)
            .to('srgb')
            .toGamut({ method: 'css' })
          expect(difference(step, theirs.toString({ format: 'hex', collapse: false }))).toBeLessThan(2)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('spaces colours evenly across all stops', () => {
    const steps = gradientSteps(['#264653', '#2a9d8f', '#e9c46a'], 9, 'shorter')
    expect([steps[0], steps[4], steps[8]]).toEqual(['#264653', '#2a9d8f', '#e9c46a'])
    const lightness = steps.map((hex) => oklchOf(hex).l)
    for (const [index, l] of lightness.entries())
      if (index > 0) expect(l).toBeGreaterThan(lightness[index - 1] ?? 0)
  })

  it('does not pass through other hues towards a grey', () => {
    const { h } = oklchOf('#c2410c')
    for (const huePath of huePaths)
      for (const hex of gradientSteps(['#c2410c', '#808080'], 7, huePath).slice(1, -2))
        expect(hueDistance(oklchOf(hex).h, h)).toBeLessThan(4)
  })

  it('writes CSS for old and new browsers', () => {
    expect(gradientCss(['#000000', '#ffffff'], 'to right', 'longer')).toBe(
      [
        'background: linear-gradient(to right, #000000, #222222, #636363, #aeaeae, #ffffff);',
        'background: linear-gradient(to right in oklch longer hue, #000000, #ffffff);',
      ].join('\n'),
    )
    expect(plainGradient(['#ff0000', '#0000ff', '#00ff00'], 'radial', 'shorter')).toMatch(
      /^radial-gradient\(circle, (#[0-9a-f]{6}, ){8}#00ff00\)$/,
    )
  })

  it('rejects a single colour', () =>
    expect(() => gradientSteps(['#000000'], 5, 'shorter')).toThrow(RangeError))
})

describe('tints and shades', () => {
  it('contain the colour itself among steps that get darker, in its hue', () => {
    fc.assert(
      fc.property(hexes, (base) => {
        const tints = tintsOf(base)
        expect(tints.map(({ name }) => name)).toEqual(tintNames)
        expect(tints.filter(({ isBase }) => isBase).map(({ hex }) => hex)).toEqual([base])
        const colours = tints.map(({ hex }) => oklchOf(hex))
        const { h, c } = oklchOf(base)
        for (const [index, colour] of colours.entries()) {
          if (index > 0) expect(colour.l).toBeLessThanOrEqual((colours[index - 1]?.l ?? 1) + 0.004)
          // Rounding to 8 bits shifts the hue of colours with little chroma.
          if (c > 0.04 && colour.c > 0.03) expect(hueDistance(colour.h, h)).toBeLessThan(4)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('have even steps on both sides', () => {
    const lightness = tintsOf('#3b82f6').map(({ hex }) => oklchOf(hex).l)
    const steps = lightness.slice(1).map((l, index) => (lightness[index] ?? 0) - l)
    for (const step of steps) expect(Math.abs(step - 0.077)).toBeLessThan(0.02)
  })

  it('are written as CSS variables', () => {
    expect(tintVariables(tintsOf('#3b82f6')).split('\n').slice(0, 2)).toEqual([
      ':root {',
      expect.stringMatching(/^ {2}--color-50: #[0-9a-f]{6};$/),
    ])
  })
})
