import { expect, it } from 'vitest'
import { readMeasures } from './read-measures.ts'

it.each([
  '72 kg 175 cm',
  '72 kg 175',
  '72kg 175cm',
  ' 72 KG, 1.75 m ',
  '72 kg 1,75',
  '175 cm 72 kg',
  '1.75 m / 72 kg',
  '175 72kg',
])('reads %s', (text) => {
  expect(readMeasures(text)).toEqual({ kilograms: 72, centimetres: 175 })
})

it.each([
  '',
  '72 kg',
  '175 cm',
  '72 175',
  '72 kg 17',
  '72 kg 900 cm',
  '0 kg 175 cm',
  '1e300 kg 175 cm',
  'kg cm',
])('leaves %s to other tools', (text) => {
  expect(readMeasures(text)).toBeUndefined()
})
