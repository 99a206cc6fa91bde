import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ByteSource } from '../../files/bytes.ts'
import type { RawPhoto } from '../header/sniff.ts'
import { ImageFailure } from '../image-error.ts'
import { joined, uint16le, uint32le } from '../testing/bytes.ts'
import { countingSource } from '../testing/counting-source.ts'
import { exifSegment } from '../testing/exif-data.ts'
import { jpegFile } from '../testing/jpeg-file.ts'
import {
  directory,
  large,
  largeAt,
  lossless,
  type PlacedPiece,
  placed,
  rawFiles,
  small,
  strips,
  type TiffField,
  tiffHead,
} from '../testing/raw-file.ts'
import { findEmbeddedJpeg } from './find-embedded-jpeg.ts'
import { limitedSource } from './limited-source.ts'

const formats = Object.entries(rawFiles) as [RawPhoto, Uint8Array<ArrayBuffer>][]
const found = (file: Uint8Array<ArrayBuffer>, format: RawPhoto = 'dng') =>
  findEmbeddedJpeg(countingSource(file), format)
const failure = async (file: Uint8Array<ArrayBuffer>, format: RawPhoto = 'dng') => {
  const error: unknown = await found(file, format).catch((thrown: unknown) => thrown)
  return error instanceof ImageFailure ? error.error : error
}
/** A file of one directory, with pieces after it. */
const oneDirectory = (entries: readonly TiffField[], ...pieces: PlacedPiece[]) =>
  placed([0, tiffHead()], [8, directory(entries)], ...pieces)

describe('findEmbeddedJpeg', () => {
  test.each(formats)('finds the largest preview of %s', async (format, file) => {
    expect(await found(file, format)).toEqual({
      start: largeAt,
      end: file.length,
      width: 32,
      height: 24,
      orientation: 6,
      ownOrientation: format === 'raf' ? 6 : null,
    })
  })

  test('reads big-endian files', async () => {
    const entries = [
      [0x0112, 8, 3],
      [0x0201, 100],
      [0x0202, small.length],
    ] as const
    const head = Uint8Array.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8])
    const file = placed([0, head], [8, directory(entries, 0, false)], [100, small])
    expect(await found(file, 'nef')).toMatchObject({ start: 100, width: 16, orientation: 8 })
  })

  test.each([
    [
      'with another start',
      'OLYMP\0\x01\0',
      [
        [0x0088, 1_000],
        [0x0089, small.length],
      ],
    ],
    [
      'of a newer system',
      'OM SYSTEM\0\0\0II\x04\0',
      [
        [0x1036, 400],
        [0x1037, small.length],
      ],
    ],
  ] as const)('reads the Olympus maker note %s', async (_, mark, entries) => {
    const note = joined(Buffer.from(mark, 'latin1'), directory(entries))
    const exif = directory([[0x927c, 600, 7, note.length]])
    const file = oneDirectory([[0x8769, 500]], [500, exif], [600, note], [1_000, small])
    expect(await found(file, 'orf')).toMatchObject({ start: 1_000, width: 16 })
  })

  test('reads the Olympus settings whose entry consists of them', async () => {
    const settings = directory([
      [0x0101, 400],
      [0x0102, small.length],
    ])
    const note = joined(Buffer.from('OLYMPUS\0II\x03\0'), directory([[0x2020, 100, 7, settings.length]]))
    const exif = directory([[0x927c, 600, 7, note.length]])
    const file = oneDirectory([[0x8769, 500]], [500, exif], [600, note], [700, settings], [1_000, small])
    expect(await found(file, 'orf')).toMatchObject({ start: 1_000, width: 16 })
  })

  test('reads the Nikon maker note without an identifier', async () => {
    const note = directory([[0x0011, 700]])
    const exif = directory([[0x927c, 600, 7, note.length]])
    const inner = directory([
      [0x0201, 1_000],
      [0x0202, small.length],
    ])
    const file = oneDirectory([[0x8769, 500]], [500, exif], [600, note], [700, inner], [1_000, small])
    expect(await found(file, 'nef')).toMatchObject({ start: 1_000, width: 16 })
  })

  test.each([
    ['adjacent strips', [100, 150], true],
    ['strips with a gap', [100, 151], false],
  ])('takes one JPEG in %s: %j, %s', async (_, starts, isTaken) => {
    const entries = [
      [0x0103, 7, 3],
      [0x0111, 80, 4, 2],
      [0x0117, 88, 4, 2],
    ] as const
    const lists = joined(...starts.map(uint32le), uint32le(50), uint32le(small.length - 50))
    const file = oneDirectory(entries, [80, lists], [100, small], [100 + small.length, new Uint8Array(1)])
    if (isTaken) expect(await found(file)).toMatchObject({ start: 100, end: 100 + small.length })
    else expect(await failure(file)).toEqual({ kind: 'unsupported', format: 'dng' })
  })

  test.each([
    ['the sensor data in a lossless JPEG', strips(100, lossless, 7), lossless],
    ['the sensor data behind its colour filter', [...strips(100, large, 7), [0x0106, 32_803, 3]], large],
    ['linear sensor data', [...strips(100, large, 7), [0x0106, 34_892, 3]], large],
    ['a JPEG whose tables are elsewhere', [...strips(100, large, 7), [0x015b, 50, 7, 9]], large],
    ['strips of another compression', strips(100, large, 1), large],
    [
      'four colours',
      strips(100, jpegFile({ columns: 1, rows: 1, block: () => [1, 2, 3, 4] }), 7),
      jpegFile({ columns: 1, rows: 1, block: () => [1, 2, 3, 4] }),
    ],
    [
      'bytes that are no JPEG',
      [
        [0x0201, 100],
        [0x0202, 50],
      ],
      new Uint8Array(60),
    ],
  ] as const)('does not take %s', async (_, entries, content) => {
    expect(await failure(oneDirectory(entries, [100, content]))).toEqual({
      kind: 'unsupported',
      format: 'dng',
    })
  })

  test.each([1, 3])('tells the orientation %i of the JPEG from that of the raw photo', async (own) => {
    const jpeg = jpegFile({
      columns: 1,
      rows: 1,
      block: () => [9],
      segments: [exifSegment({ orientation: own })],
    })
    const file = oneDirectory(
      [
        [0x0112, 6, 3],
        [0x0201, 100],
        [0x0202, jpeg.length],
      ],
      [100, jpeg],
    )
    expect(await found(file)).toMatchObject({ orientation: 6, ownOrientation: own })
  })

  test('fails when the longest preview is cut off, though a smaller one is there', async () => {
    const file = rawFiles.arw.slice(0, -1)
    expect(await failure(file, 'arw')).toEqual({ kind: 'truncated', format: 'arw' })
  })

  test('gives the preview when only the data of the sensor are cut off', async () => {
    const sensor = directory([...strips(9_000, lossless, 6), [0xc640, 0]])
    const file = oneDirectory([...strips(200, small, 6), [0x014a, 100]], [100, sensor], [200, small])
    expect(await found(file, 'cr2')).toMatchObject({ start: 200 })
  })

  test('reads little of a large file', async () => {
    const file = placed([0, rawFiles.cr2], [2_000_000, small])
    const source = countingSource(file)
    await findEmbeddedJpeg(source, 'cr2')
    expect(source.bytesRead).toBeLessThan(100_000)
  })
})

describe('findEmbeddedJpeg of a hostile file', () => {
  test.each([
    ['a directory that is its own next', directory([[1, 1]], 8)],
    ['a directory that contains itself', directory([[0x014a, 8]])],
    ['two that contain each other', directory([[0x014a, 100]], 100)],
  ])('ends for %s', async (_, first) => {
    const file = placed([0, tiffHead()], [8, first], [100, directory([[0x014a, 8]], 8)])
    expect(await failure(file)).toEqual({ kind: 'unsupported', format: 'dng' })
  })

  test.each([
    [63, true],
    [64, false],
  ])('reads at most 64 directories: one after %i others, %s', async (others, isRead) => {
    const chain = Array.from({ length: others }, (_, index) => directory([[1, 1]], 8 + (index + 1) * 18))
    const last = directory([
      [0x0201, 2_000],
      [0x0202, small.length],
    ])
    const file = placed([0, joined(tiffHead(), ...chain, last)], [2_000, small])
    if (isRead) expect(await found(file)).toMatchObject({ start: 2_000 })
    else expect(await failure(file)).toEqual({ kind: 'unsupported', format: 'dng' })
  })

  test('fails with corrupt for 65,535 entries', async () => {
    const file = joined(tiffHead(), uint16le(65_535), new Uint8Array(65_535 * 12 + 4))
    expect(await failure(file)).toEqual({ kind: 'corrupt', format: 'dng' })
  })

  test.each([
    ['the first directory', joined(Buffer.from('II*\0'), uint32le(0xffff_fff0))],
    [
      'the preview',
      oneDirectory([
        [0x0201, 0xffff_fff0],
        [0x0202, 0xffff_fff0],
      ]),
    ],
    ['a further directory', oneDirectory([[0x014a, 0xffff_fff0]])],
    ['a list', oneDirectory([[0x014a, 0xffff_fff0, 4, 9]])],
  ])('fails with truncated for %s beyond the end', async (_, file) => {
    expect(await failure(file)).toEqual({ kind: 'truncated', format: 'dng' })
  })

  test('fails with corrupt when far more is read than headers take', async () => {
    const megabyte = 1_048_576
    const source: ByteSource = limitedSource({ size: megabyte, read: async () => new Uint8Array(0) }, 'nef')
    for (let count = 0; count < 32; count += 1) await source.read(0, megabyte)
    await expect(source.read(0, 1)).rejects.toThrow('corrupt')
  })

  test.each(formats)('ends with a typed error for %s truncated at any byte', async (format, file) => {
    for (let length = 0; length < file.length; length += 1) {
      const error = await failure(file.slice(0, length), format)
      expect(error, `${length} bytes`).toMatchObject({
        kind: expect.stringMatching(/truncated|corrupt/),
        format,
      })
    }
  })

  test.each(formats)(
    'ends with a result or a typed error for %s with any bytes changed',
    async (format, file) => {
      const change = fc.tuple(fc.nat(file.length - 1), fc.constantFrom(0, 1, 2, 8, 0x7f, 0x80, 0xd8, 0xff))
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
          const broken = file.slice()
          for (const [at, byte] of changes) broken[at] = byte
          const source = countingSource(broken)
          try {
            const { start, end, width, height } = await findEmbeddedJpeg(source, format)
            expect(width * height).toBeGreaterThan(0)
            expect(start < end && end <= file.length).toBe(true)
          } catch (error) {
            if (!(error instanceof ImageFailure)) throw error
          }
          expect(source.bytesRead).toBeLessThan(400_000)
        }),
        { numRuns: 500 },
      )
    },
  )
})
