import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centimetresOf, kilogramsOf, lengthIn, massIn, parseDecimal } from './quantity.ts'

it.each([
  ['72.5', 72.5],
  ['72,5', 72.5],
  [' 72 ', 72],
  ['.5', 0.5],
  ['72.', 72],
  ['-3', -3],
  ['−3', -3],
  ['-0', 0],
])('parseDecimal(%j) is %f', (text, number) => {
  expect(parseDecimal(text)).toBe(number)
})

it.each(['', ' ', 'abc', '7 2', '1.234,5', '1,2,3', '1e3', '0x10', 'Infinity', '72kg'])(
  'parseDecimal(%j) is NaN',
  (text) => {
    expect(parseDecimal(text)).toBeNaN()
  },
)

describe('conversion to metric units is exact', () => {
  it('for length', () => {
    expect(centimetresOf({ unit: 'ft-in', ft: '5', in: '8' })).toBe(172.72)
    expect(centimetresOf({ unit: 'ft-in', ft: '6', in: '' })).toBeCloseTo(182.88, 10)
    expect(centimetresOf({ unit: 'in', in: '34' })).toBe(86.36)
    expect(centimetresOf({ unit: 'ft-in', ft: '', in: '' })).toBeNaN()
    expect(centimetresOf({ unit: 'ft-in', ft: '5', in: 'x' })).toBeNaN()
  })

  it('for mass', () => {
    expect(kilogramsOf({ unit: 'st-lb', st: '11', lb: '0' })).toBeCloseTo(69.85322498, 10)
    expect(kilogramsOf({ unit: 'lb', lb: '150' })).toBeCloseTo(68.0388555, 10)
    expect(kilogramsOf({ unit: 'st-lb', st: '', lb: '150' })).toBeCloseTo(68.0388555, 10)
  })
})

describe('conversion to another unit', () => {
  it.each([
    [175, '5', '8.9'],
    [182.87, '6', '0'],
    [30.48, '1', '0'],
  ])('%f cm is %s ft %s in', (centimetres, ft, inches) => {
    expect(lengthIn('ft-in', centimetres)).toEqual({ unit: 'ft-in', ft, in: inches })
  })

  it('returns empty fields for NaN', () => {
    expect(lengthIn('ft-in', Number.NaN)).toEqual({ unit: 'ft-in', ft: '', in: '' })
    expect(massIn('st-lb', Number.NaN)).toEqual({ unit: 'st-lb', st: '', lb: '' })
  })

  it('is exact to half a tenth of the small unit, and never gives 12 in or 14 lb', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 700, noNaN: true }), (value) => {
        const length = lengthIn('ft-in', value)
        const mass = massIn('st-lb', value)
        expect(Math.abs(centimetresOf(length) - value)).toBeLessThanOrEqual(0.05 * 2.54 + 1e-9)
        expect(Math.abs(kilogramsOf(mass) - value)).toBeLessThanOrEqual(0.05 * 0.45359237 + 1e-9)
        expect(length.unit === 'ft-in' && Number(length.in) < 12).toBe(true)
        expect(mass.unit === 'st-lb' && Number(mass.lb) < 14).toBe(true)
      }),
    )
  })
})
