import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bmiOf,
  categoryBounds,
  categoryOf,
  decimalsFor,
  lowerActionPoints,
  obesityClassOf,
  scalePosition,
  weightRange,
} from './bmi.ts'

describe('bmiOf', () => {
  it.each([
    [70, 175, 22.857142857],
    [56.65625, 175, 18.5],
    [150 * 0.45359237, 68 * 2.54, 22.807],
    [12, 190, 3.324],
  ])('%f kg and %f cm is %f', (kilograms, centimetres, bmi) => {
    expect(bmiOf(kilograms, centimetres)).toBeCloseTo(bmi, 3)
  })

  it('is exact at the category bounds', () => {
    for (const bound of [...categoryBounds, 35, 40])
      for (let centimetres = 100; centimetres <= 220; centimetres += 1)
        expect(bmiOf((bound * centimetres * centimetres) / 10_000, centimetres)).toBe(bound)
  })
})

it.each([
  [18.49, 'underweight'],
  [18.5, 'normal'],
  [24.99, 'normal'],
  [25, 'overweight'],
  [29.99, 'overweight'],
  [30, 'obese'],
  [80, 'obese'],
])('categoryOf(%f) is %s', (bmi, category) => {
  expect(categoryOf(bmi)).toBe(category)
})

it.each([
  [29.9, undefined],
  [30, 1],
  [34.9, 1],
  [35, 2],
  [39.9, 2],
  [40, 3],
])('obesityClassOf(%f) is %s', (bmi, level) => {
  expect(obesityClassOf(bmi)).toBe(level)
})

describe('decimalsFor', () => {
  it.each([
    [22.857, 1],
    [24.94, 1],
    [24.96, 2],
    [24.996, 3],
    [18.46, 2],
    [18.5, 1],
    [29.99, 2],
  ])('%f needs %i decimals', (bmi, decimals) => {
    expect(decimalsFor(bmi, categoryBounds, 1)).toBe(decimals)
  })

  it('never rounds into another category', () => {
    const anyBmi = fc.oneof(
      fc.double({ min: 5, max: 90, noNaN: true }),
      fc
        .tuple(
          fc.constantFrom(...categoryBounds, ...lowerActionPoints),
          fc.double({ min: -0.1, max: 0.1, noNaN: true }),
        )
        .map(([bound, by]) => bound + by),
    )
    fc.assert(
      fc.property(anyBmi, (value) => {
        const bmi = Math.round(value * 1e9) / 1e9
        const shown = Number(bmi.toFixed(decimalsFor(bmi, categoryBounds, 1)))
        expect(categoryOf(shown)).toBe(categoryOf(bmi))
      }),
      { numRuns: 3000 },
    )
  })
})

it('weightRange at 175 cm is 56.7 to 76.3 kg', () => {
  expect(weightRange(175).map((kilograms) => kilograms.toFixed(1))).toEqual(['56.7', '76.3'])
})

it.each([
  [10, 0],
  [15, 0],
  [27.5, 0.5],
  [40, 1],
  [60, 1],
])('scalePosition(%f) is %f', (bmi, position) => {
  expect(scalePosition(bmi)).toBe(position)
})
