import fc from 'fast-check'
import { zlibSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { openBufferedReader } from '../bytes/buffered-reader.ts'
import { ImageFailure } from '../image-error.ts'
import { ascii, joined, uint32le } from '../testing/bytes.ts'
import { countingSource } from '../testing/counting-source.ts'
import { iccProfile } from '../testing/icc-profile.ts'
import { jpegFile } from '../testing/jpeg-file.ts'
import { bitsToBytes, type TiffPicture, tiffFile } from '../testing/tiff-file.ts'
import { decodeTiff } from './decode-tiff.ts'
import { readTiffPage } from './tiff-page.ts'
import { findTiffPage } from './tiff-pages.ts'

const noJpeg = () => Promise.resolve(null)

async function decode(
  file: Uint8Array<ArrayBuffer>,
  decodeJpeg: Parameters<typeof decodeTiff>[2] = noJpeg,
  wanted = 0,
) {
  const source = countingSource(file)
  const reader = openBufferedReader(source, 'tiff')
  const { directory, pages } = await findTiffPage(reader, wanted)
  const page = await readTiffPage(reader, directory)
  return { page, pages, pixels: [...(await decodeTiff(reader, page, decodeJpeg))], source }
}

const size = { width: 11, height: 7 }
const places = Array.from({ length: 77 }, (_, index) => [index % 11, Math.floor(index / 11)] as const)
/** Samples of 8 bits with runs and jumps. */
const rgb = (x: number, y: number) => [x < 6 ? 200 : x * 20, y * 36, (x * 83 + y * 59) & 255] as const
const kindOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (failure: unknown) => failure,
  )
  if (!(error instanceof ImageFailure)) throw error
  return error.error.kind
}

describe('decodeTiff', () => {
  const compressions = [1, 5, 8, 32_773, 32_946] as const
  const layouts: [string, Partial<TiffPicture>][] = [
    ['one strip', {}],
    ['strips', { rowsPerStrip: 3 }],
    ['tiles', { tiled: true }],
    ['strips of planes', { rowsPerStrip: 2, planar: true }],
    ['tiles of planes', { tiled: true, planar: true }],
    ['differences', { differences: true, rowsPerStrip: 5 }],
    ['differences of planes', { differences: true, planar: true }],
  ]
  const cases = compressions.flatMap((compression) =>
    layouts.flatMap(([name, layout]) =>
      ([8, 16] as const).flatMap((bits) =>
        [true, false].map((little) => [compression, name, bits, little ? 'II' : 'MM', layout] as const),
      ),
    ),
  )
  test.each(cases)('compression %i, %s, %i bits, %s', async (compression, _, bits, order, layout) => {
    // 16 bits: their high byte and, differently, their low byte.
    const pixel = (x: number, y: number) =>
      rgb(x, y).map((sample) => (bits === 16 ? sample * 257 - (sample > 99 ? 90 : 0) : sample))
    const { pixels } = await decode(
      tiffFile([{ ...size, ...layout, pixel, bits, compression }], order === 'II'),
    )
    expect(pixels).toEqual(places.flatMap(([x, y]) => [...rgb(x, y), 255]))
  })

  test.each([1, 2, 4, 6, 8, 12, 16])('grey of %i bits, from black to white and back', async (bits) => {
    const most = 2 ** bits - 1
    const value = (x: number, y: number) => (x * 7 + y * 13) % (most + 1)
    const pixel = (x: number, y: number) => [value(x, y)]
    for (const [photometric, white] of [
      [1, most],
      [0, 0],
    ] as const) {
      const { pixels } = await decode(tiffFile([{ ...size, pixel, bits, photometric }]))
      const expected = places.map(([x, y]) => {
        const grey = Math.round((value(x, y) * 255) / most)
        return white === 0 ? 255 - grey : grey
      })
      expect(pixels.filter((_, at) => at % 4 === 0)).toEqual(expected)
      expect(pixels.filter((_, at) => at % 4 === 2)).toEqual(expected)
    }
  })

  test.each([
    [4, 257],
    [8, 257],
    [4, 1],
  ])('a palette of %i bits whose colours are written times %i', async (bits, factor) => {
    const count = 2 ** bits
    const colours = Array.from({ length: count * 3 }, (_, index) => ((index * 37) % 256) * factor)
    const pixel = (x: number, y: number) => [(x + y * 11) % count]
    const file = tiffFile([{ ...size, pixel, bits, photometric: 3, tags: [[320, 3, colours]] }])
    const { pixels } = await decode(file)
    const colour = (index: number) => [0, 1, 2].map((byte) => ((byte * count + index) * 37) % 256)
    expect(pixels).toEqual(places.flatMap(([x, y]) => [...colour((x + y * 11) % count), 255]))
  })

  test.each([
    ['unspecified', 0, [100, 50, 25, 255]],
    ['associated', 1, [200, 100, 50, 128]],
    ['unassociated', 2, [100, 50, 25, 128]],
  ] as const)('opacity: %s', async (_, extra, expected) => {
    const pixel = () => [100, 50, 25, 128]
    for (const planar of [false, true]) {
      const { pixels } = await decode(
        tiffFile([{ width: 2, height: 1, pixel, planar, tags: [[338, 3, [extra]]] }]),
      )
      for (const [at, value] of pixels.entries())
        expect(Math.abs(value - (expected[at % 4] ?? 0)), `${pixels}`).toBeLessThanOrEqual(1)
    }
  })

  test('grey with opacity behind another extra sample', async () => {
    const pixel = () => [70, 9, 30]
    const file = tiffFile([{ width: 1, height: 1, pixel, photometric: 1, tags: [[338, 3, [0, 2]]] }])
    expect((await decode(file)).pixels).toEqual([70, 70, 70, 30])
  })

  test('inks as light that they leave', async () => {
    const pixel = (x: number) => (x === 0 ? [0, 128, 255, 0] : [0, 0, 0, 51])
    const { pixels } = await decode(tiffFile([{ width: 2, height: 1, pixel, photometric: 5 }]))
    expect(pixels).toEqual([255, 127, 0, 255, 204, 204, 204, 255])
  })

  test('YCbCr whose colour differences belong to 2 × 2 pixels', async () => {
    const units = Uint8Array.from([10, 20, 30, 40, 128, 128, 100, 110, 120, 130, 128, 228])
    const file = tiffFile([
      { width: 3, height: 2, pixel: () => [0, 0, 0], photometric: 6, segments: [units] },
    ])
    const { pixels } = await decode(file)
    const greys = [0, 1, 3, 4].map((index) => pixels[index * 4])
    expect(greys).toEqual([10, 20, 30, 40])
    expect(pixels.slice(8, 12)).toEqual([240, 29, 100, 255])
    expect(pixels.slice(20, 24)).toEqual([255, 49, 120, 255])
  })

  test.each([
    ['modified Huffman', 2, ['1000 11 1000', '0111 011 0111', '10011']],
    ['group 3', 3, ['000000000001 1000 11 1000', '000000000001 0111 011 0111', '0000000000001 10011']],
    ['group 4', 4, ['001 1000 11 1', '010 011 1', '0001 1', '001 00110101 11 1', '1 000011 1']],
  ] as const)('a fax: %s', async (_, compression, rows) => {
    const codes = rows.map((row) => row.replaceAll(' ', ''))
    // Modified Huffman begins every row with a byte.
    const digits = codes.map((row) =>
      compression === 2 ? row.padEnd(Math.ceil(row.length / 8) * 8, '0') : row,
    )
    const segments = [Uint8Array.from(bitsToBytes(digits.join('')))]
    const wanted = ['00011000', '00111100', '00000000', '11000000', '11110000'].slice(0, rows.length).join('')
    const picture = {
      width: 8,
      height: rows.length,
      pixel: () => [0],
      bits: 1,
      photometric: 0,
      compression,
      segments,
    }
    const { pixels } = await decode(tiffFile([picture]))
    const found = Array.from(wanted, (_, index) => (pixels[index * 4] === 0 ? '1' : '0')).join('')
    expect(found).toBe(wanted)
    const reversed = segments.map((bytes) => bytes.map((byte) => Number.parseInt(flipped(byte), 2)))
    const flippedFile = tiffFile([{ ...picture, segments: reversed, tags: [[266, 3, [2]]] }])
    expect((await decode(flippedFile)).pixels).toEqual(pixels)
  })

  test('JPEG strips with shared tables; samples of three components are RGB, of one grey', async () => {
    const jpeg = jpegFile({ columns: 1, rows: 1, block: () => [90, 90, 90] })
    const segment = joined([0xff, 0xd8], jpeg.subarray(2))
    const tables = joined([0xff, 0xd8], [0xff, 0xfe, 0, 4, 1, 2], [0xff, 0xd9])
    const given: Uint8Array[] = []
    const decodeJpeg = async (file: Uint8Array) => {
      given.push(file)
      return Uint8ClampedArray.from({ length: 8 * 8 * 4 }, (_, at) => [1, 2, 3, 255][at % 4] ?? 0)
    }
    const picture = {
      width: 8,
      height: 8,
      pixel: () => [0, 0, 0],
      compression: 7,
      segments: [segment],
    } as const
    const { pixels } = await decode(
      tiffFile([{ ...picture, photometric: 6, tags: [[347, 7, tables]] }]),
      decodeJpeg,
    )
    expect(pixels.slice(0, 8)).toEqual([1, 2, 3, 255, 1, 2, 3, 255])
    const text = Buffer.from(given[0] ?? []).toString('latin1')
    expect(text).toContain('\xff\xfe\0\x04\x01\x02')
    expect(text).toContain('Adobe\0d\0\0\0\0\x01')
    const wrong = tiffFile([{ ...picture, width: 9, photometric: 6 }])
    expect(await kindOf(decode(wrong, decodeJpeg))).toBe('corrupt')
    expect(await kindOf(decode(tiffFile([{ ...picture, photometric: 6 }]), noJpeg))).toBe('corrupt')
  })

  test('LZW from before TIFF 6.0, whose codes begin at the lowest bit', async () => {
    // Clear, 1, 2, 3, the string 1 2, end: nine bits each.
    const digits = [256, 1, 2, 3, 258, 257]
      .map((code) => code.toString(2).padStart(9, '0'))
      .toReversed()
      .join('')
    const bytes = (digits.padStart(56, '0').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
    const segments = [Uint8Array.from(bytes.toReversed())]
    const file = tiffFile([{ width: 5, height: 1, pixel: () => [0], compression: 5, segments }])
    const { pixels } = await decode(file)
    expect(pixels.filter((_, at) => at % 4 === 0)).toEqual([1, 2, 3, 1, 2])
  })

  test('a long LZW strip, whose codes reach twelve bits and begin anew', async () => {
    const pixel = (x: number, y: number) => [(x * x * 7 + y * y * 13 + x * y) & 255]
    const { pixels } = await decode(tiffFile([{ width: 200, height: 100, pixel, compression: 5 }]))
    expect(pixels.filter((_, at) => at % 4 === 0)).toEqual(
      Array.from({ length: 20_000 }, (_, index) => pixel(index % 200, Math.floor(index / 200))[0]),
    )
  })
})

const flipped = (byte: number) => [...byte.toString(2).padStart(8, '0')].toReversed().join('')
const small: TiffPicture = { width: 3, height: 2, pixel: rgb }

describe('readTiffPage', () => {
  test('orientation and an RGB profile; a profile of grey is not one for RGB', async () => {
    const tags = (profile: Uint8Array) => [[34_675, 7, profile] as const, [274, 3, [6]] as const]
    const { page } = await decode(tiffFile([{ ...small, tags: tags(iccProfile('RGB ')) }]))
    expect(page).toMatchObject({ orientation: 6, width: 3, height: 2 })
    expect(page.icc).toEqual(iccProfile('RGB '))
    expect((await decode(tiffFile([{ ...small, tags: tags(iccProfile('GRAY')) }]))).page.icc).toBeNull()
  })

  test('pages are counted without smaller copies and masks, of which none is the first', async () => {
    const copy = { ...small, width: 1, tags: [[254, 4, [1]]] } as const
    const { page, pages } = await decode(tiffFile([copy, small, copy, { ...small, width: 2 }]))
    expect([page.width, pages]).toEqual([3, 2])
  })

  test('a page is found by its place among all, and only if it is there', async () => {
    const copy = { ...small, width: 1, tags: [[254, 4, [1]]] } as const
    const file = tiffFile([small, copy, { ...small, width: 2 }])
    const { page, pages } = await decode(file, noJpeg, 1)
    expect([page.width, pages]).toEqual([2, 2])
    expect(await kindOf(decode(file, noJpeg, 2))).toBe('corrupt')
  })

  test('pages that have been counted are not gone through again', async () => {
    const file = tiffFile(Array.from({ length: 40 }, () => small))
    const reads = async (known?: number) => {
      let count = 0
      const reader = openBufferedReader(countingSource(file), 'tiff')
      const bytes: typeof reader.bytes = (start, length) => {
        count += 1
        return reader.bytes(start, length)
      }
      expect((await findTiffPage({ ...reader, bytes }, 1, known)).pages).toBe(40)
      return count
    }
    expect((await reads(40)) * 10).toBeLessThan(await reads())
  })

  test('a chain of directories that comes back to its begin ends', async () => {
    const file = tiffFile([small])
    const view = new DataView(file.buffer)
    view.setUint32(file.length - 4, view.getUint32(4, true), true)
    expect((await decode(file)).pages).toBe(1)
  })

  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['floating point', tiffFile([{ ...small, tags: [[339, 3, [3, 3, 3]]] }])],
    ['signed numbers', tiffFile([{ ...small, tags: [[339, 3, [2, 2, 2]]] }])],
    ['different depths', tiffFile([{ ...small, tags: [[258, 3, [8, 8, 16]]] }])],
    ['32 bits', tiffFile([{ ...small, tags: [[258, 3, [32, 32, 32]]] }])],
    ['LogLuv', tiffFile([{ ...small, tags: [[262, 3, [32_845]]] }])],
    ['old JPEG', tiffFile([{ ...small, tags: [[259, 3, [6]]] }])],
    ['a predictor of floating point', tiffFile([{ ...small, tags: [[317, 3, [3]]] }])],
    ['inks of JPEG', tiffFile([{ ...small, pixel: () => [1, 2, 3, 4], photometric: 5, compression: 7 }])],
    ['BigTIFF', joined(ascii('II+\0\x08\0\0\0'), uint32le(16), uint32le(0), new Uint8Array(20))],
  ])('%s is not supported', async (_, file) => {
    expect(await kindOf(decode(file))).toBe('unsupported')
  })

  test.each<[string, string, TiffPicture]>([
    ['no width', 'corrupt', { ...small, tags: [[256, 3, [0]]] }],
    ['no rows in a tile', 'corrupt', { ...small, tiled: true, tags: [[323, 3, [0]]] }],
    [
      'too many pixels',
      'too-large',
      {
        ...small,
        tags: [
          [256, 4, [60_000]],
          [257, 4, [60_000]],
        ],
      },
    ],
    [
      'too large a tile',
      'too-large',
      {
        ...small,
        tiled: true,
        tags: [
          [322, 4, [60_000]],
          [323, 4, [60_000]],
        ],
      },
    ],
    ['too few strips', 'corrupt', { ...small, tags: [[278, 3, [1]]] }],
    ['strips beyond the file', 'truncated', { ...small, tags: [[273, 4, [9_999]]] }],
    [
      'a strip that is too short',
      'truncated',
      { ...small, compression: 5, segments: [Uint8Array.of(128, 1, 2)] },
    ],
    [
      'a palette that is too short',
      'corrupt',
      { ...small, pixel: () => [1], photometric: 3, tags: [[320, 3, [1]]] },
    ],
    [
      'broken deflate data',
      'corrupt',
      { ...small, compression: 8, segments: [Uint8Array.of(1, 2, 3, 4, 5, 6)] },
    ],
    [
      'an unknown code of LZW',
      'corrupt',
      { ...small, compression: 5, segments: [Uint8Array.of(0x80, 0x7f, 0xff)] },
    ],
  ])('%s: %s', async (_, kind, picture) => {
    expect(await kindOf(decode(tiffFile([picture])))).toBe(kind)
  })

  test('strips that share their bytes far more often than any real file do not keep it busy', async () => {
    const bytes = joined(zlibSync(Uint8Array.of(7)), new Uint8Array(200_000))
    const picture = { width: 1, height: 1_000, rowsPerStrip: 1, pixel: () => [0], compression: 8 } as const
    const lengths = new Array<number>(1_000).fill(200_000)
    const tags = [
      [273, 4, new Array<number>(1_000).fill(8)],
      [279, 4, lengths],
    ] as const
    expect(await kindOf(decode(tiffFile([{ ...picture, segments: [bytes], tags }])))).toBe('corrupt')
  })
})

const hostile: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'LZW of differences': tiffFile([{ ...small, compression: 5, differences: true, rowsPerStrip: 1 }]),
  'tiles of planes': tiffFile([{ ...small, compression: 32_773, planar: true, tiled: true }], false),
  'deflate and a second page': tiffFile([{ ...small, compression: 8 }, small]),
  'group 4': tiffFile([
    {
      ...small,
      pixel: () => [0],
      bits: 1,
      photometric: 0,
      compression: 4,
      segments: [Uint8Array.from(bitsToBytes('0011000111'))],
    },
  ]),
  palette: tiffFile([
    { ...small, pixel: (x) => [x], bits: 4, photometric: 3, tags: [[320, 3, new Array<number>(48).fill(9)]] },
  ]),
}

/** Fails the test on anything but pixels or a typed error. */
async function expectPixelsOrTypedError(file: Uint8Array<ArrayBuffer>) {
  try {
    await decode(file)
  } catch (error) {
    if (!(error instanceof ImageFailure)) throw error
  }
}

describe('a hostile TIFF file gives pixels or a typed error', () => {
  test.each(Object.entries(hostile))('%s truncated at any byte', async (_, file) => {
    for (let length = 0; length < file.length; length += 1)
      await expectPixelsOrTypedError(file.slice(0, length))
  })

  test.each(Object.entries(hostile))('%s with any bytes changed', async (_, file) => {
    const change = fc.tuple(fc.nat(file.length - 1), fc.constantFrom(0, 1, 2, 8, 0x7f, 0x80, 0xff))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const changed = file.slice()
        for (const [at, value] of changes) changed[at] = value
        await expectPixelsOrTypedError(changed)
      }),
    )
  })
})
