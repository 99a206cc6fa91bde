import { describe, expect, test } from 'vitest'
import { memorySource } from '../../files/bytes.ts'
import { readImageHeader } from '../header/image-header.ts'
import { ImageFailure } from '../image-error.ts'
import { joined, uint32 } from '../testing/bytes.ts'
import { exifData } from '../testing/exif-data.ts'
import { avifFile, pictureItem, type SampleItem } from '../testing/isobmff-file.ts'
import { findExif } from './exif-data.ts'

const tiff = exifData({ orientation: 1, maker: 'Camera' })
const exif = (...data: (Uint8Array | number[])[]): SampleItem => ({ type: 'Exif', data: joined(...data) })
const exifOf = async (file: Uint8Array<ArrayBuffer>) => {
  const source = memorySource(file)
  return findExif(source, await readImageHeader(source))
}

describe('findExif in an ISOBMFF file', () => {
  const items = [pictureItem, exif(uint32(0), tiff)]
  test.each([
    ['data after the meta box', avifFile({ items })],
    ['boxes in versions with wide fields', avifFile({ items, versions: { iinf: 1, infe: 3, iloc: 2 } })],
    ['data inside the meta box', avifFile({ items, dataIn: 'idat' })],
    [
      'data after an identifier',
      avifFile({ items: [pictureItem, exif(uint32(6), [69, 120, 105, 102, 0, 0], tiff)] }),
    ],
    ['data without the offset before them', avifFile({ items: [pictureItem, exif(tiff)] })],
    [
      'the data of the primary picture',
      avifFile({
        items: [
          pictureItem,
          { ...exif(uint32(0), [1, 2, 3]), references: { cdsc: [3] } },
          pictureItem,
          { ...exif(uint32(0), tiff), references: { cdsc: [1] } },
        ],
      }),
    ],
    ['a HEIC', avifFile({ items, brand: 'heic' })],
  ])('finds %s', async (_, file) => {
    expect(await exifOf(file)).toEqual(tiff)
  })

  test.each([
    ['missing data', avifFile({ items: [pictureItem] })],
    ['empty data', avifFile({ items: [pictureItem, exif()] })],
    ['data that start after their end', avifFile({ items: [pictureItem, exif(uint32(1000), tiff)] })],
    [
      'data longer than a JPEG segment',
      avifFile({ items: [pictureItem, exif(uint32(0), new Uint8Array(70_000))] }),
    ],
    [
      'data of another picture',
      avifFile({
        items: [pictureItem, { ...exif(uint32(0), tiff), references: { cdsc: [3] } }, pictureItem],
      }),
    ],
  ])('returns null for %s', async (_, file) => {
    expect(await exifOf(file)).toBeNull()
  })

  test('fails with a typed error or not at all on any changed byte of the item locations (iloc)', async () => {
    const file = avifFile({ items })
    const from = new TextDecoder('latin1').decode(file).indexOf('iloc') + 4
    for (let at = from; at < from + 36; at += 1)
      for (const byte of [0, 1, 0x40, 255]) {
        const broken = file.slice()
        broken[at] = byte
        const found = await exifOf(broken).catch((error) => error)
        expect(found === null || found.length > 0 || found instanceof ImageFailure).toBe(true)
      }
  })
})
