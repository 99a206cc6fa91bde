import { expect, test } from 'vitest'
import {
  type ConversionType,
  conversionOf,
  conversionTypes,
  defaultSettings,
  fromAny,
  isSettings,
  otherBeginnings,
  qualityLimits,
} from './settings.ts'

test('the settings have the specified defaults', () => {
  expect(defaultSettings).toMatchObject({ type: 'png-to-jpg', quality: 90 })
  expect(qualityLimits).toEqual({ min: 10, max: 100, step: 10 })
  expect(conversionTypes.slice(0, 2)).toEqual(['png-to-jpg', 'jpg-to-png'])
})

test.each([
  ['the defaults', defaultSettings, true],
  ['the other type', { ...defaultSettings, type: 'jpg-to-png' }, true],
  ['any format', { ...defaultSettings, type: 'any-to-png' }, true],
  ['any format to WebP', { ...defaultSettings, type: 'any-to-webp', lossless: true }, true],
  ['a background', { ...defaultSettings, background: '#204060' }, true],
  ['a background by name', { ...defaultSettings, background: 'white' }, false],
  ['a string for lossless', { ...defaultSettings, lossless: 'yes' }, false],
  ['a quality between the steps', { ...defaultSettings, quality: 85 }, false],
  ['a quality of 0', { ...defaultSettings, quality: 0 }, false],
  ['a quality of 110', { ...defaultSettings, quality: 110 }, false],
  ['an unknown type', { ...defaultSettings, type: 'png-to-gif' }, false],
  ['a string for a switch', { ...defaultSettings, smaller: 'yes' }, false],
  ['undefined', undefined, false],
])('isSettings of %s', (_, value, expected) => {
  expect(isSettings(value)).toBe(expected)
})

test.each<[ConversionType, readonly ConversionType[]]>([
  ['png-to-jpg', ['jpg-to-png', 'any-to-jpg', 'any-to-webp']],
  ['jpg-to-png', ['png-to-jpg', 'any-to-png', 'any-to-webp']],
  ['any-to-png', ['png-to-jpg', 'jpg-to-png']],
  ['any-to-avif', ['png-to-jpg', 'jpg-to-png']],
])('beside %s one can begin with the other sources', (type, expected) => {
  expect(otherBeginnings(type)).toEqual(expected)
})

test('any format becomes what was chosen before', () => {
  expect(conversionTypes.map(fromAny)).toEqual([
    'any-to-jpg',
    'any-to-png',
    'any-to-jpg',
    'any-to-png',
    'any-to-webp',
    'any-to-avif',
  ])
})

test.each<[readonly string[], ConversionType, ConversionType]>([
  [['image/png'], 'png-to-jpg', 'png-to-jpg'],
  [['image/jpeg', 'image/jpeg'], 'png-to-jpg', 'jpg-to-png'],
  [['image/png'], 'jpg-to-png', 'png-to-jpg'],
  [['image/jpeg', 'image/webp'], 'png-to-jpg', 'any-to-jpg'],
  [[''], 'jpg-to-png', 'any-to-png'],
  [['image/jpeg'], 'any-to-avif', 'any-to-avif'],
])('files of %j sent to %s become %s', (mediaTypes, chosen, expected) => {
  expect(conversionOf(mediaTypes, chosen)).toBe(expected)
})
