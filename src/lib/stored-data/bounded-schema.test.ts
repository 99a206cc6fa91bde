import { type GenericSchema, is } from 'valibot'
import { describe, expect, it } from 'vitest'
import { calendarDay, integerIn, listOf, numberIn, textUpTo, timestampSchema } from './bounded-schema.ts'

const cases: readonly [string, GenericSchema, readonly unknown[], readonly unknown[]][] = [
  [
    'a number',
    numberIn(-1, 1.5),
    [-1, 0, 1.5],
    [-1.01, 1.51, 1e300, -1e300, Number.NaN, Number.POSITIVE_INFINITY, '1'],
  ],
  ['a whole number', integerIn(0, 5), [0, 5], [-1, 6, 0.5, 1e300, Number.NaN, null]],
  ['a text', textUpTo(3), ['', 'abc'], ['abcd', '😀😀', 3]],
  ['a list', listOf(integerIn(0, 1), 2, 1), [[0], [0, 1]], [[], [0, 1, 0], [2], {}]],
  [
    'a moment',
    timestampSchema,
    [0, Date.UTC(100, 0, 2), Date.UTC(9998, 11, 31)],
    [1e300, -1e300, 8.64e15, Date.UTC(99, 0, 1) - 1e14, Date.UTC(9999, 0, 1), Number.NaN],
  ],
  [
    'a calendar day',
    calendarDay,
    ['0000-01-01', '2024-02-29', '9999-12-31'],
    [
      '2025-02-29',
      '2025-02-30',
      '2025-13-01',
      '2025-00-00',
      '9999-99-99',
      '2025-1-1',
      '2025-01-01T',
      '',
      20250101,
    ],
  ],
]

describe.each(cases)('%s', (_, schema, valid, invalid) => {
  it.each(valid.map((value) => [value]))('may be %j', (value) => expect(is(schema, value)).toBe(true))
  it.each(invalid.map((value) => [value]))('may not be %j', (value) => expect(is(schema, value)).toBe(false))
})
