import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exifData } from '../testing/exif-data.ts'
import { readExif } from './exif.ts'
import { normalizeExif } from './normalize-exif.ts'

const size = { width: 640, height: 480 }
const thumbnail = Uint8Array.from([0xff, 0xd8, 1, 2, 3, 4, 0xff, 0xd9])
const text = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1')

describe('normalizeExif', () => {
  test.each([true, false])('turns upright and keeps the rest, little endian: %s', (littleEndian) => {
    const given = exifData({ orientation: 6, maker: 'Camera works', littleEndian })
    const settled = normalizeExif(given, size)
    expect(readExif(given).orientation).toBe(6)
    expect(readExif(settled ?? new Uint8Array()).orientation).toBe(1)
    expect(text(settled)).toContain('Camera works')
    expect(settled).toHaveLength(given.length)
  })

  test('the thumbnail, which shows the picture as it was, is gone', () => {
    const given = exifData({ orientation: 8, thumbnail })
    const settled = normalizeExif(given, size)
    expect(readExif(given).thumbnail).not.toBeNull()
    expect(readExif(settled ?? new Uint8Array()).thumbnail).toBeNull()
    expect(text(settled)).not.toContain(text(thumbnail))
  })

  test.each([
    ['nothing', []],
    ['text', [...Buffer.from('not a TIFF file')]],
    ['a directory beyond the end', [0x4d, 0x4d, 0, 42, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]],
  ])('%s is no EXIF data', (_, bytes) => {
    expect(normalizeExif(Uint8Array.from(bytes), size)).toBeNull()
  })

  test('never fails, whatever the bytes are, and never changes what it was given', () => {
    const head = fc.constantFrom([0x49, 0x49, 42, 0], [0x4d, 0x4d, 0, 42])
    fc.assert(
      fc.property(head, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
        const given = Uint8Array.from([...start, ...rest])
        const before = given.slice()
        normalizeExif(given, size)
        expect(given).toEqual(before)
      }),
    )
  })
})
