import { expect, it } from 'vitest'
import { waistApplies, waistBandOf, waistRatio } from './waist.ts'

it.each([
  [63, 175, 'low'],
  [70, 175, 'healthy'],
  [87.4, 175, 'healthy'],
  [87.5, 175, 'increased'],
  [104.9, 175, 'increased'],
  [105, 175, 'further-increased'],
])('waistBandOf a waist of %f cm at a height of %f cm is %s', (waist, height, band) => {
  expect(waistBandOf(waistRatio(waist, height))).toBe(band)
})

it('waistApplies is false from a BMI of 35 on and under five years', () => {
  expect([waistApplies(34.9, 40), waistApplies(35, 40), waistApplies(16, 4), waistApplies(16, 5)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})
