import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeHsl, changeRgb, convertHex, hslLimits } from './converter-state.ts'
import type { Hex } from './hex.ts'
import { hexOfHsl } from './hsl.ts'

const hexes = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`)

describe('converter', () => {
  it('shows HSL values that convert back to exactly the same colour', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        expect(hexOfHsl(convertHex(hex).hsl)).toBe(hex)
      }),
      { numRuns: 5000 },
    )
  })

  it('changes one RGB channel and rejects invalid values', () => {
    expect(changeRgb(convertHex('#3b82f6'), 1, 255)?.hex).toBe('#3bfff6')
    for (const value of [-1, 256, 1.5, Number.NaN])
      expect(changeRgb(convertHex('#3b82f6'), 0, value)).toBeUndefined()
  })

  it('does not change the other HSL fields', () => {
    fc.assert(
      fc.property(
        hexes,
        fc.constantFrom(0 as const, 1 as const, 2 as const),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (hex, index, fraction) => {
          const before = convertHex(hex)
          const after = changeHsl(before, index, fraction * hslLimits[index])
          expect(after?.hsl.filter((_, other) => other !== index)).toEqual(
            before.hsl.filter((_, other) => other !== index),
          )
        },
      ),
    )
  })

  it('treats hue 360 as 0 and rejects values out of range', () => {
    const red = convertHex('#ff0000')
    expect(changeHsl(red, 0, 360)?.hex).toBe('#ff0000')
    expect(changeHsl(red, 0, 361)).toBeUndefined()
    expect(changeHsl(red, 1, 100.1)).toBeUndefined()
    expect(changeHsl(red, 2, Number.NaN)).toBeUndefined()
  })

  it('preserves hue and saturation when the colour passes through black', () => {
    const black = changeHsl(convertHex('#3b82f6'), 2, 0)
    expect(black).toEqual({ hex: '#000000', hsl: [217.2, 91.2, 0] })
    expect(convertHex('#000000', convertHex('#3b82f6')).hsl).toEqual([217.2, 91.2, 0])
  })
})
