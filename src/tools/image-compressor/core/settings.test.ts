import { describe, expect, test } from 'vitest'
import { equivalentQuality } from '../../../lib/image/metrics/equivalent-quality.ts'
import { compressedName } from './compressed.ts'
import { fullColourQuality, qualityOfSimilarity } from './quality-scale.ts'
import { refuse } from './refuse.ts'
import {
  clampWhole,
  defaultSettings,
  isSettings,
  maxResultPixels,
  qualityLimits,
  sizePresets,
} from './settings.ts'

describe('settings', () => {
  test('have the specified defaults', () => {
    expect(defaultSettings).toMatchObject({ goal: 'quality', quality: 8, box: { width: 1920, height: 1080 } })
    expect(qualityLimits).toEqual({ min: 1, max: 10, step: 1 })
    expect(sizePresets.map(({ width, height }) => [width, height])).toEqual([
      [1920, 1080],
      [1280, 720],
      [800, 600],
    ])
  })

  test.each([
    ['the defaults', defaultSettings, true],
    ['a format and a background', { ...defaultSettings, format: 'auto', background: '#0a1b2c' }, true],
    ['an unknown format', { ...defaultSettings, format: 'gif' }, false],
    ['a background that is no colour', { ...defaultSettings, background: 'red' }, false],
    ['another quality', { ...defaultSettings, quality: 1 }, true],
    ['no quality', { ...defaultSettings, quality: undefined }, false],
    ['a quality out of range', { ...defaultSettings, quality: 11 }, false],
    ['a fractional quality', { ...defaultSettings, quality: 7.5 }, false],
    ['an unknown goal', { ...defaultSettings, goal: 'speed' }, false],
    ['an unknown quality preset', { ...defaultSettings, look: 'nice' }, false],
    ['no box', { ...defaultSettings, box: null }, false],
    ['an empty box', { ...defaultSettings, box: { width: 0, height: 10 } }, false],
    ['text', 'settings', false],
    ['null', null, false],
  ])('isSettings of %s', (_, value, expected) => {
    expect(isSettings(value)).toBe(expected)
  })

  test.each([
    ['scaled down', 'quality', 12_000_000, 2_073_600],
    ['never enlarged', 'size', 1000, 1000],
    ['without loss at its full size', 'lossless', 12_000_000, 12_000_000],
  ] as const)('a result is %s', (_, goal, pixels, expected) => {
    expect(maxResultPixels(pixels, { ...defaultSettings, goal })).toBe(expected)
  })

  test('clampWhole rounds and clamps, and returns null for NaN', () => {
    expect(clampWhole(0.4, { min: 1, max: 9 })).toBe(1)
    expect(clampWhole(99, { min: 1, max: 9 })).toBe(9)
    expect(clampWhole(4.6, { min: 1, max: 9 })).toBe(5)
    expect(clampWhole(Number.NaN, { min: 1, max: 9 })).toBeNull()
  })
})

test.each([
  ['photo.png', 'jpeg', 'photo_compressed.jpg'],
  ['a.b.JPEG', 'jpeg', 'a.b_compressed.jpg'],
  ['photo', 'jpeg', 'photo_compressed.jpg'],
  ['photo.png', 'webp', 'photo_compressed.webp'],
  ['photo.jpg', 'png', 'photo_compressed.png'],
])('the result of %s as %s is named %s', (name, format, saved) => {
  expect(compressedName(name, { type: `image/${format}` })).toBe(saved)
})

test('equivalentQuality increases with quality for every encoder', () => {
  for (const encoder of ['jpegli', 'mozjpeg', 'canvas'] as const) {
    const starts = Array.from({ length: 10 }, (_, index) => equivalentQuality(encoder, index + 1))
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect(new Set(starts).size).toBe(10)
  }
})

test.each([
  [60, 32],
  [75, 68.5],
  [90, 93.5],
])('jpegli reaches a similarity of %s at about quality %s', (similarity, quality) => {
  expect(Math.abs(qualityOfSimilarity('jpegli', similarity) - quality)).toBeLessThan(1.5)
  expect(qualityOfSimilarity('mozjpeg', similarity)).toBe(similarity)
})

test('full chroma takes the bytes of subsampled chroma at a lower quality', () => {
  expect(fullColourQuality(96)).toBeLessThan(96)
  expect(fullColourQuality(96)).toBeGreaterThan(93)
})

test.each([
  [{ kind: 'empty' }, true],
  [{ kind: 'not-an-image' }, true],
  [{ kind: 'unsupported', format: 'heic' }, false],
  [{ kind: 'corrupt', format: 'png' }, false],
  [{ kind: 'too-large', width: 1, height: 1 }, false],
] as const)('refuse with %j: %s', (error, refused) => {
  expect(refuse({ ok: false, error }) !== null).toBe(refused)
})
