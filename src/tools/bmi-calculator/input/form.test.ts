import { expect, it } from 'vitest'
import {
  type BmiForm,
  emptyForm,
  inMetres,
  invalidFields,
  isFilled,
  measuredOf,
  shownLength,
  shownMass,
  unitsOf,
} from './form.ts'

const form: BmiForm = {
  ...emptyForm,
  weight: { unit: 'kg', kg: '72,5' },
  height: { unit: 'cm', cm: '175' },
  age: '30',
}

it('isFilled requires weight, height and age', () => {
  expect(isFilled(form)).toBe(true)
  expect(isFilled({ ...form, age: ' ' })).toBe(false)
  expect(isFilled({ ...form, weight: { unit: 'st-lb', st: '', lb: '' } })).toBe(false)
  expect(isFilled({ ...form, height: { unit: 'ft-in', ft: '5', in: '' } })).toBe(true)
})

it('changing units back and forth preserves the typed values', () => {
  expect(shownLength(form.height, unitsOf.imperial.height)).toEqual({ unit: 'ft-in', ft: '5', in: '8.9' })
  expect(shownMass(form.weight, unitsOf.imperial.weight)).toEqual({ unit: 'st-lb', st: '11', lb: '5.8' })
  expect(shownLength(form.height, unitsOf.metric.height)).toBe(form.height)
  expect(measuredOf(form)).toEqual({ kilograms: 72.5, centimetres: 175, years: 30, gender: 'none' })
})

it.each([
  ['12', '6', 12.5],
  ['12', '', 12],
  ['12', '12', 12],
  ['12', 'x', 12],
  ['12.5', '6', 12.5],
  ['30', '6', 30],
])('measuredOf reads %s years and %s months as %f years', (age, months, years) => {
  expect(measuredOf({ ...form, age, months }).years).toBe(years)
})

it('invalidFields returns the invalid fields in the order of the form', () => {
  expect(invalidFields(form)).toEqual([])
  expect(invalidFields({ ...form, age: 'old' })).toEqual(['age'])
  expect(
    invalidFields({ ...form, weight: { unit: 'st-lb', st: 'x', lb: '' }, height: { unit: 'cm', cm: '0' } }),
  ).toEqual(['weight', 'height'])
  expect(invalidFields({ ...form, weight: { unit: 'kg', kg: '1,234.5' } })).toEqual(['weight'])
})

it('inMetres converts a height in metres to centimetres', () => {
  expect(inMetres({ ...form, height: { unit: 'cm', cm: '1,755' } }).height).toEqual({
    unit: 'cm',
    cm: '175.5',
  })
})
