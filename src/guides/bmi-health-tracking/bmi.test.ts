import { expect, it } from 'vitest'
import { bmiOf, categoryOf, roundBmi } from './bmi.ts'

it('computes the example in the guide', () => {
  expect(roundBmi(bmiOf(70, 175))).toBe(22.9)
})

it.each([
  [18.49, 'underweight', 18.49],
  [18.5, 'normal', 18.5],
  [24.96, 'normal', 24.96],
  [25, 'overweight', 25],
  [29.97, 'overweight', 29.97],
  [30, 'obese', 30],
])('roundBmi of %d never makes a number of another category', (bmi, category, rounded) => {
  expect(categoryOf(bmi)).toBe(category)
  expect(roundBmi(bmi)).toBe(rounded)
})
