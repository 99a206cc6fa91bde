import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromCsv, toCsv } from './csv.ts'
import { entryOf, merge } from './entry.ts'

const jan15 = Date.UTC(2025, 0, 15, 9, 30)
const adult = entryOf({ kilograms: 70, centimetres: 175, years: 30, gender: 'male' }, jan15)
const child = entryOf({ kilograms: 40, centimetres: 150, years: 12.5, gender: 'female' }, jan15 + 1000)

it('is written with the specification’s fields, oldest first', () => {
  expect(toCsv([child, adult])).toBe(
    'date,weight_kg,height_cm,age_years,gender,bmi,category\r\n' +
      '2025-01-15T09:30:00.000Z,70,175,30,male,22.857,normal\r\n' +
      '2025-01-15T09:30:01.000Z,40,150,12.5,female,17.778,normal\r\n',
  )
})

it('comes back as it was', () => {
  expect(fromCsv(toCsv([adult, child]))).toEqual({ kind: 'read', entries: [adult, child], refused: [] })
})

it('comes back from a spreadsheet: semicolons, decimal commas, quotes, other order', () => {
  const text =
    '\uFEFF"gender";"age_years";"height_cm";"weight_kg";"date"\r\n"Female";12,5;150;"40";2025-01-15T09:30:01Z\r\n'
  expect(fromCsv(text)).toEqual({ kind: 'read', entries: [child], refused: [] })
})

it('keeps what is good and names the lines that are not', () => {
  const text = `${toCsv([adult])}2025-01-16,x,175,30,male\nyesterday,70,175,30,male\n2025-01-16,70,175,30,other\n2025-01-16,-1,175,30,male\n`
  expect(fromCsv(text)).toEqual({ kind: 'read', entries: [adult], refused: [3, 4, 5, 6] })
})

it.each(['', 'hello', 'date,weight_kg\n2025-01-15,70'])('%j is no table', (text) => {
  expect(fromCsv(text)).toEqual({ kind: 'no-table' })
})

it('never fails on any text', () => {
  fc.assert(fc.property(fc.string(), (text) => fromCsv(text).kind !== undefined))
})

it('merges without doubles and keeps the newest ten', () => {
  const days = Array.from({ length: 14 }, (_, index) => ({ ...adult, timestamp: jan15 + index * 86_400_000 }))
  const merged = merge(days.slice(0, 9), days.slice(5))
  expect(merged).toEqual(days.slice(-10))
})

it.each([
  [30, 'normal'],
  [12, 'normal'],
  [1.5, 'none'],
])('at %f years the category is %s', (years, category) => {
  const kilograms = years > 20 ? 70 : years > 2 ? 40 : 11
  const centimetres = years > 20 ? 175 : years > 2 ? 150 : 80
  expect(entryOf({ kilograms, centimetres, years, gender: 'female' }, 0).category).toBe(category)
})
