import { describe, expect, test } from 'vitest'
import { memorySource } from '../../../lib/files/bytes.ts'
import { decodeErrorOf } from '../../../lib/image/header/decode-error.ts'
import { type ImageHeader, readImageHeader } from '../../../lib/image/header/image-header.ts'
import { type JpegOptions, jpegFile } from '../../../lib/image/testing/jpeg-file.ts'
import { pngFile } from '../../../lib/image/testing/png-file.ts'
import { decodedImage, isDoubtful, isLossy } from './decoded-image.ts'

const size = { width: 1, height: 1, orientation: 1 } as const
const webp = {
  ...size,
  format: 'webp',
  hasAlpha: false,
  lossless: false,
  animated: false,
  hasText: false,
} as const
const jpeg = (options: Partial<JpegOptions>) =>
  readImageHeader(memorySource(jpegFile({ columns: 1, rows: 1, block: () => [1, 2, 3], ...options })))

const cases: [string, ImageHeader | Promise<ImageHeader>, boolean, boolean, object][] = [
  ['lossy WebP', webp, true, false, { kind: 'corrupt', format: 'webp' }],
  ['lossless WebP', { ...webp, lossless: true }, false, false, { kind: 'corrupt', format: 'webp' }],
  ['AVIF', { ...size, format: 'avif' }, true, true, { kind: 'unsupported', format: 'avif' }],
  ['HEIC', { ...size, format: 'heic' }, true, true, { kind: 'unsupported', format: 'heic' }],
  ['GIF', { ...size, format: 'gif' }, false, false, { kind: 'corrupt', format: 'gif' }],
  ['BMP', { ...size, format: 'bmp' }, false, false, { kind: 'corrupt', format: 'bmp' }],
  [
    'PNG',
    readImageHeader(memorySource(pngFile({ width: 1, height: 1 }))),
    false,
    false,
    { kind: 'corrupt', format: 'png' },
  ],
  [
    'arithmetic JPEG',
    jpeg({ startOfFrame: 0xc9 }),
    true,
    true,
    { kind: 'unsupported', format: 'jpeg-arithmetic' },
  ],
  [
    'lossless JPEG',
    jpeg({ startOfFrame: 0xc3 }),
    true,
    true,
    { kind: 'unsupported', format: 'jpeg-lossless' },
  ],
  ['12-bit JPEG', jpeg({ bits: 12 }), true, true, { kind: 'unsupported', format: 'jpeg-12-bit' }],
  [
    'JPEG with two components',
    jpeg({ block: () => [1, 2] }),
    true,
    true,
    { kind: 'unsupported', format: 'jpeg-components' },
  ],
]

describe('isLossy, isDoubtful and decodeErrorOf', () => {
  test.each(cases)('of %s', async (_, given, lossy, doubtful, error) => {
    const header = await given
    expect(isLossy(header)).toBe(lossy)
    expect(isDoubtful(header)).toBe(doubtful)
    expect(decodeErrorOf(header)).toEqual(error)
  })
})

test('decodedImage is upright and uses all bytes of its source', () => {
  const image = decodedImage({ width: 3, height: 2, kind: 'gray', coding: 'png', length: 99 })
  expect(image).toMatchObject({ orientation: 1, bitsPerComponent: 8, data: [{ start: 0, end: 99 }] })
})
