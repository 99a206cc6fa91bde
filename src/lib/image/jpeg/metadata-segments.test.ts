import { describe, expect, test } from 'vitest'
import { memorySource } from '../../files/bytes.ts'
import { findExif } from '../exif/exif-data.ts'
import { readImageHeader } from '../header/image-header.ts'
import { exifData } from '../testing/exif-data.ts'
import { iccProfile } from '../testing/icc-profile.ts'
import { iccSegments, jfifSegment, jpegFile } from '../testing/jpeg-file.ts'
import { addToJpeg, iccSegmentsOf } from './metadata-segments.ts'

const exif = exifData({ orientation: 3, maker: 'Maker' })
const joined = (pieces: readonly Uint8Array[]) => Uint8Array.from(pieces.flatMap((piece) => [...piece]))

describe('metadata segments of a JPEG', () => {
  const profile = iccProfile('RGB ')
  const plain = jpegFile({ columns: 1, rows: 1, block: () => [1, 2, 3], segments: [jfifSegment] })

  test('addToJpeg puts EXIF data and profile after the JFIF segment', async () => {
    const file = joined(addToJpeg(plain, { exif, iccSegments: iccSegments(profile) }))
    const source = memorySource(file)
    const header = await readImageHeader(source)
    expect(header).toMatchObject({ format: 'jpeg', orientation: 3, hasJfif: true })
    expect(header.format === 'jpeg' && header.icc).toEqual(profile)
    expect(await findExif(source, header)).toEqual(exif)
    expect(file.subarray(0, 2 + jfifSegment.length)).toEqual(plain.subarray(0, 2 + jfifSegment.length))
  })

  test('addToJpeg returns the file unchanged when there is nothing to add', () => {
    expect(joined(addToJpeg(plain, { exif: null, iccSegments: null }))).toEqual(plain)
  })

  test('iccSegmentsOf returns the profile segments in order', () => {
    const segments = iccSegments(profile, 100)
    const file = jpegFile({ columns: 1, rows: 1, block: () => [1], segments })
    expect(segments.length).toBeGreaterThan(2)
    expect(iccSegmentsOf(file)).toEqual(segments)
    expect(iccSegmentsOf(plain)).toEqual([])
  })
})
