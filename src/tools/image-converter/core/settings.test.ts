import { expect, test } from 'vitest'
import { conversionTypes, defaultSettings, isSettings, qualityLimits } from './settings.ts'

test('the settings have the specified defaults', () => {
  expect(defaultSettings).toMatchObject({ type: 'png-to-jpg', quality: 90 })
  expect(qualityLimits).toEqual({ min: 10, max: 100, step: 10 })
  expect(conversionTypes).toEqual(['png-to-jpg', 'jpg-to-png', 'any-to-jpg', 'any-to-png'])
})

test.each([
  ['the defaults', defaultSettings, true],
  ['the other type', { ...defaultSettings, type: 'jpg-to-png' }, true],
  ['any format', { ...defaultSettings, type: 'any-to-png' }, true],
  ['a quality between the steps', { ...defaultSettings, quality: 85 }, false],
  ['a quality of 0', { ...defaultSettings, quality: 0 }, false],
  ['a quality of 110', { ...defaultSettings, quality: 110 }, false],
  ['an unknown type', { ...defaultSettings, type: 'png-to-gif' }, false],
  ['a string for a switch', { ...defaultSettings, smaller: 'yes' }, false],
  ['undefined', undefined, false],
])('isSettings of %s', (_, value, expected) => {
  expect(isSettings(value)).toBe(expected)
})
