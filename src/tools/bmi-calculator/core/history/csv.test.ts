import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCsv, importLimits, toCsv } from './csv.ts'
import { entryOf } from './entry.ts'

const now = Date.UTC(2026, 5, 1)
const jan15 = Date.UTC(2025, 0, 15, 9, 30)
const adult = entryOf({ kilograms: 70, centimetres: 175, years: 30, gender: 'male' }, jan15)
const child = entryOf({ kilograms: 40, centimetres: 150, years: 12.5, gender: 'female' }, jan15 + 1000)

it('toCsv writes the specified columns, oldest entry first', () => {
  expect(toCsv([child, adult])).toBe(
    'date,weight_kg,height_cm,age_years,gender,bmi,category\r\n' +
      '2025-01-15T09:30:00.000Z,70,175,30,male,22.857,normal\r\n' +
      '2025-01-15T09:30:01.000Z,40,150,12.5,female,17.778,normal\r\n',
  )
})

it('fromCsv reads what toCsv wrote', () => {
  expect(fromCsv(toCsv([adult, child]), now)).toEqual({ kind: 'read', entries: [adult, child], refused: [] })
})

it('fromCsv reads semicolons, decimal commas, quotes and columns in another order', () => {
  const text =
    '\uFEFF"gender";"age_years";"height_cm";"weight_kg";"date"\r\n"Female";12,5;150;"40";2025-01-15T09:30:01Z\r\n'
  expect(fromCsv(text, now)).toEqual({ kind: 'read', entries: [child], refused: [] })
})

it('fromCsv returns valid rows and lists the others by line and reason', () => {
  const text = `${toCsv([adult])}2025-01-16,x,175,30,male\nyesterday,70,175,30,male\n2025-01-16,70,175,30,other\n2025-01-16,-1,175,30,male\n`
  expect(fromCsv(text, now)).toEqual({
    kind: 'read',
    entries: [adult],
    refused: [
      { line: 3, why: 'values' },
      { line: 4, why: 'date' },
      { line: 5, why: 'values' },
      { line: 6, why: 'values' },
    ],
  })
})

it.each(['', 'hello', 'date,weight_kg\n2025-01-15,70'])('fromCsv of %j returns no-table', (text) => {
  expect(fromCsv(text, now)).toEqual({ kind: 'no-table' })
})

it('fromCsv of any text returns only entries that can be exported and imported again', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom(
      '70',
      '175',
      '30',
      '12,5',
      '1e300',
      'NaN',
      '-0',
      'male',
      'none',
      '2025-01-15',
      '15.1.2025',
    ),
  )
  const table = fc
    .array(fc.array(cell, { minLength: 4, maxLength: 6 }), { maxLength: 6 })
    .map((rows) => ['date,weight_kg,height_cm,age_years,gender', ...rows.map(String)].join('\n'))
  fc.assert(
    fc.property(fc.oneof(fc.string(), table), (text) => {
      const result = fromCsv(text, now)
      if (result.kind !== 'read') return
      for (const entry of result.entries)
        expect(fromCsv(toCsv([entry]), now)).toEqual({ kind: 'read', entries: [entry], refused: [] })
    }),
    { numRuns: 1000 },
  )
})

it.each([
  [30, 'normal'],
  [12, 'normal'],
  [1.5, 'none'],
])('entryOf at %f years has category %s', (years, category) => {
  const kilograms = years > 20 ? 70 : years > 2 ? 40 : 11
  const centimetres = years > 20 ? 175 : years > 2 ? 150 : 80
  expect(entryOf({ kilograms, centimetres, years, gender: 'female' }, 0).category).toBe(category)
})

const table = (...dates: string[]) =>
  ['date;weight_kg;height_cm;age_years;gender', ...dates.map((date) => `${date};70;175;30;male`)].join('\n')
const daysOf = (text: string, ...rest: [] | ['day-first' | 'month-first']) => {
  const read = fromCsv(text, now, ...rest)
  return read.kind === 'read' ? read.entries.map(({ timestamp }) => new Date(timestamp).toDateString()) : read
}

describe('dates such as 01.02.2026', () => {
  it('return which-order while the order is unknown', () => {
    expect(daysOf(table('03.03.2026', '01.02.2026'))).toEqual({ kind: 'which-order', example: '01.02.2026' })
    expect(daysOf(table('01.02.2026'), 'day-first')).toEqual(['Sun Feb 01 2026'])
    expect(daysOf(table('01.02.2026'), 'month-first')).toEqual(['Fri Jan 02 2026'])
  })

  it('are read in the order that another row proves', () => {
    expect(daysOf(table('01.02.2026', '15.02.2026'))).toEqual(['Sun Feb 01 2026', 'Sun Feb 15 2026'])
    expect(daysOf(table('01/02/2026', '02/15/2026'))).toEqual(['Fri Jan 02 2026', 'Sun Feb 15 2026'])
    expect(fromCsv(table('15.02.2026'), now)).toMatchObject({ order: 'day-first' })
  })

  it('return which-order when rows contradict each other', () => {
    expect(daysOf(table('15.02.2026', '02/15/2026'))).toEqual(['Sun Feb 15 2026', 'Sun Feb 15 2026'])
    expect(daysOf(table('15.02.2026', '02/15/2026', '01.02.2026'))).toMatchObject({ kind: 'which-order' })
  })
})

it('fromCsv refuses dates in the future', () => {
  expect(fromCsv(table('2026-06-01T00:00:01Z', '2026-05-31'), now)).toMatchObject({
    entries: [{ weight: 70 }],
    refused: [{ line: 2, why: 'future' }],
  })
})

it('fromCsv refuses implausible values, unless the BMI column confirms them', () => {
  const rare = entryOf({ kilograms: 12, centimetres: 190, years: 30, gender: 'none' }, jan15)
  expect(fromCsv(toCsv([rare]), now)).toEqual({ kind: 'read', entries: [rare], refused: [] })
  const text =
    'date,weight_kg,height_cm,age_years,gender\n2025-01-15,70,1.75,30,male\n2025-01-15,"1,234",175,30,male\n'
  expect(fromCsv(text, now)).toEqual({
    kind: 'read',
    entries: [],
    refused: [
      { line: 2, why: 'rare' },
      { line: 3, why: 'rare' },
    ],
  })
})

it('fromCsv refuses files with more rows than the limit', () => {
  const many = table(...Array.from({ length: importLimits.rows + 1 }, () => '2025-01-15'))
  expect(fromCsv(many, now)).toEqual({ kind: 'too-many-rows' })
})
