import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exifData } from '../testing/exif-data.ts'
import { readExif } from './exif.ts'
import { normalizeExif } from './normalize-exif.ts'

const size = { width: 640, height: 480 }
const thumbnail = Uint8Array.from([0xff, 0xd8, 1, 2, 3, 4, 0xff, 0xd9])
const text = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1')

describe('normalizeExif', () => {
  test.each([true, false])(
    'sets the orientation to 1 and leaves the rest unchanged, little endian: %s',
    (littleEndian) => {
      const given = exifData({ orientation: 6, maker: 'Camera works', littleEndian })
      const normalized = normalizeExif(given, size)
      expect(readExif(given).orientation).toBe(6)
      expect(readExif(normalized ?? new Uint8Array()).orientation).toBe(1)
      expect(text(normalized)).toContain('Camera works')
      expect(normalized).toHaveLength(given.length)
    },
  )

  test('removes the thumbnail, which shows the original picture', () => {
    const given = exifData({ orientation: 8, thumbnail })
    const normalized = normalizeExif(given, size)
    expect(readExif(given).thumbnail).not.toBeNull()
    expect(readExif(normalized ?? new Uint8Array()).thumbnail).toBeNull()
    expect(text(normalized)).not.toContain(text(thumbnail))
  })

  test.each([
    ['no bytes', []],
    ['text', [...Buffer.from('not a TIFF file')]],
    ['a directory beyond the end', [0x4d, 0x4d, 0, 42, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]],
  ])('returns null for %s', (_, bytes) => {
    expect(normalizeExif(Uint8Array.from(bytes), size)).toBeNull()
  })

  test('never fails on arbitrary bytes and never changes its input', () => {
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
