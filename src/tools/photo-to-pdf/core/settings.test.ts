import { expect, test } from 'vitest'
import {
  clampMargin,
  defaultSettings,
  isBorderless,
  pageSizes,
  withOwnMargins,
  withPageSize,
} from './settings.ts'

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

test('each kind of page keeps its own choice of a margin', () => {
  const none = { ...defaultSettings, borderless: true }
  expect(isBorderless(withPageSize(withPageSize(none, 'photo'), 'A3'))).toBe(true)
  expect(isBorderless(withPageSize(withPageSize(defaultSettings, 'photo'), 'A4'))).toBe(false)
  const framed = { ...withPageSize(none, 'photo'), photoBorderless: false }
  expect(isBorderless(framed)).toBe(false)
  expect(isBorderless(withPageSize(withPageSize(framed, 'A4'), 'photo'))).toBe(false)
})

test('settings of earlier builds keep the margin that they showed', () => {
  const earlier = { ...defaultSettings, pageSize: 'photo' } as const
  for (const borderless of [true, false]) {
    const settings = withOwnMargins({ ...earlier, borderless })
    expect(isBorderless(settings)).toBe(borderless)
    expect(isBorderless(withPageSize(settings, 'A4'))).toBe(false)
  }
})
