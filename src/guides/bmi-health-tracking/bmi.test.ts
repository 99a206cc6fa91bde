import { expect, it } from 'vitest'
import { bmiOf, categoryOf, formatBmi } from './bmi.ts'

it('computes the example in the guide', () => {
  expect(formatBmi(bmiOf(70, 175))).toBe('22.9')
})

it.each([
  [18.49, 'underweight', '18.49'],
  [18.5, 'normal', '18.5'],
  [24.96, 'normal', '24.96'],
  [25, 'overweight', '25.0'],
  [29.97, 'overweight', '29.97'],
  [30, 'obese', '30.0'],
])('formatBmi of %d never shows a number of another category', (bmi, category, printed) => {
  expect(categoryOf(bmi)).toBe(category)
  expect(formatBmi(bmi)).toBe(printed)
})
