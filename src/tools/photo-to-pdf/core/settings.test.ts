import { expect, test } from 'vitest'
import { clampMargin, defaultSettings, pageSizes } from './settings.ts'

test('the defaults are A4, portrait and 20 mm', () => {
  expect(defaultSettings).toEqual({ pageSize: 'A4', orientation: 'portrait', margin: 20 })
  expect(pageSizes).toEqual(['A4', 'Letter', 'A3', 'photo'])
})

test.each([
  [10, 10],
  [50, 50],
  [9, 10],
  [51, 50],
  [-1, 10],
  [20.4, 20],
  [20.5, 21],
  [Number.POSITIVE_INFINITY, 50],
  [Number.NaN, 20],
])('clampMargin of %d returns %d', (value, margin) => {
  expect(clampMargin(value)).toBe(margin)
})
