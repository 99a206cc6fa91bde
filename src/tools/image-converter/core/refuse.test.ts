import { describe, expect, test } from 'vitest'
import type { ImageFormat } from '../../../lib/image/header/sniff.ts'
import type { ImageError } from '../../../lib/image/image-error.ts'
import type { Inspection } from '../../../lib/image/image-work.ts'
import { conversionFor, refuse } from './refuse.ts'
import type { ConversionType } from './settings.ts'

const good = (format: ImageFormat): Inspection => ({
  ok: true,
  metadata: {
    format,
    width: 1,
    height: 1,
    remainingOrientation: 1,
    animated: false,
    hasDetails: false,
    extras: [],
  },
})
const bad = (error: ImageError): Inspection => ({ ok: false, error })

describe('refuse', () => {
  test.each<[string, Inspection, ConversionType, boolean]>([
    ['a PNG for PNG to JPG', good('png'), 'png-to-jpg', true],
    ['a JPEG for JPG to PNG', good('jpeg'), 'jpg-to-png', true],
    ['a JPEG for PNG to JPG', good('jpeg'), 'png-to-jpg', false],
    ['a PNG for JPG to PNG', good('png'), 'jpg-to-png', false],
    ['a WebP', good('webp'), 'png-to-jpg', false],
    ['an empty file', bad({ kind: 'empty' }), 'png-to-jpg', false],
    ['text', bad({ kind: 'not-an-image' }), 'jpg-to-png', false],
    ['a damaged PNG for PNG to JPG', bad({ kind: 'corrupt', format: 'png' }), 'png-to-jpg', true],
    ['a damaged PNG for JPG to PNG', bad({ kind: 'corrupt', format: 'png' }), 'jpg-to-png', false],
    ['a truncated PNG', bad({ kind: 'truncated', format: 'png' }), 'png-to-jpg', true],
    ['a 12-bit JPEG for JPG to PNG', bad({ kind: 'unsupported', format: 'jpeg-12-bit' }), 'jpg-to-png', true],
    ['HEIC', bad({ kind: 'unsupported', format: 'heic' }), 'jpg-to-png', false],
    ['too many pixels', bad({ kind: 'too-large', width: 9e4, height: 9e4 }), 'png-to-jpg', true],
    ['a WebP for any format', good('webp'), 'any-to-jpg', true],
    ['HEIC for any format', bad({ kind: 'unsupported', format: 'heic' }), 'any-to-png', true],
    ['a damaged GIF for any format', bad({ kind: 'corrupt', format: 'gif' }), 'any-to-png', true],
    ['text for any format', bad({ kind: 'not-an-image' }), 'any-to-jpg', false],
    ['a vanished file', bad({ kind: 'unreadable' }), 'png-to-jpg', true],
  ])('%s', (_, inspection, type, accepted) => {
    expect(refuse(inspection, type) === null).toBe(accepted)
  })
})

test.each<[string, ImageError, ConversionType | null]>([
  ['a JPEG', { kind: 'unsupported', format: 'jpeg' }, 'jpg-to-png'],
  ['a PNG', { kind: 'unsupported', format: 'png' }, 'png-to-jpg'],
  ['a damaged PNG', { kind: 'corrupt', format: 'png' }, 'png-to-jpg'],
  ['a 12-bit JPEG', { kind: 'unsupported', format: 'jpeg-12-bit' }, 'jpg-to-png'],
  ['a WebP', { kind: 'unsupported', format: 'webp' }, 'any-to-jpg'],
  ['a damaged GIF', { kind: 'corrupt', format: 'gif' }, 'any-to-jpg'],
  ['text', { kind: 'not-an-image' }, null],
])('the conversion that accepts %s', (_, error, expected) => {
  expect(conversionFor(error, 'png-to-jpg')).toBe(expected)
})

test('a picture of another format becomes what the conversion makes', () => {
  expect(conversionFor({ kind: 'unsupported', format: 'heic' }, 'jpg-to-png')).toBe('any-to-png')
})
