import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exifData } from '../testing/exif-data.ts'
import { readExif } from './exif.ts'

const thumbnail = Uint8Array.from([0xff, 0xd8, 0xff, 0xdb, 0, 0, 0xff, 0xd9])

describe('readExif', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('reads orientation %i in either byte order', (orientation) => {
    expect(readExif(exifData({ orientation })).orientation).toBe(orientation)
    expect(readExif(exifData({ orientation, littleEndian: true })).orientation).toBe(orientation)
  })

  test.each([0, 9, 65_535])('reads the invalid orientation %i as upright', (orientation) => {
    expect(readExif(exifData({ orientation })).orientation).toBe(1)
  })

  test('finds the thumbnail', () => {
    const data = exifData({ thumbnail })
    const range = readExif(data).thumbnail
    expect(data.slice(range?.start, range?.end)).toEqual(thumbnail)
  })

  test('returns no thumbnail when it is not a JPEG or exceeds the data', () => {
    expect(readExif(exifData({ thumbnail: new Uint8Array(8) })).thumbnail).toBeNull()
    expect(readExif(exifData({ thumbnail }).slice(0, -1)).thumbnail).toBeNull()
  })

  test('never fails on broken data', () => {
    const valid = exifData({ orientation: 6, thumbnail })
    fc.assert(
      fc.property(fc.nat(valid.length), fc.nat(valid.length - 1), fc.nat(255), (length, at, byte) => {
        const broken = valid.slice(0, length)
        if (at < length) broken[at] = byte
        const { orientation } = readExif(broken)
        expect(orientation).toBeGreaterThanOrEqual(1)
        expect(orientation).toBeLessThanOrEqual(8)
      }),
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        readExif(Uint8Array.from([0x49, 0x49, 42, 0, ...noise]))
      }),
    )
  })
})
