import { expect, it } from 'vitest'
import { checkPlausibility } from './plausibility.ts'

const kindOf = (kilograms: number, centimetres: number, years: number) =>
  checkPlausibility({ kilograms, centimetres, years, gender: 'male' })

it.each([
  [Number.NaN, 175, 30],
  [70, Number.NaN, 30],
  [70, 175, Number.NaN],
  [0, 175, 30],
  [-70, 175, 30],
  [70, 0, 30],
  [Number.POSITIVE_INFINITY, 175, 30],
])('checkPlausibility of %f kg, %f cm, %f years is invalid', (...measured) => {
  expect(kindOf(...measured)).toEqual({ kind: 'invalid' })
})

it.each([
  [70, 175, 30],
  [3.5, 52, 0],
  [250, 185, 40],
  [45, 150, 120],
])('checkPlausibility of %f kg, %f cm, %f years is fine', (...measured) => {
  expect(kindOf(...measured)).toEqual({ kind: 'fine' })
})

it.each([
  [12, 190, 30, undefined],
  [70, 1.75, 30, 'metres'],
  [1.75, 1.75, 30, undefined],
  [70, 175, 130, undefined],
  [70, 175, -3, undefined],
  [175, 70, 30, 'swapped'],
])('checkPlausibility of %f kg, %f cm, %f years is doubtful', (kilograms, centimetres, years, slip) => {
  expect(kindOf(kilograms, centimetres, years)).toEqual({ kind: 'doubtful', slip })
})
