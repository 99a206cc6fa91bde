import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ImageFailure } from './image-error.ts'
import { readImageHeader } from './image-header.ts'
import { findJpegEnd } from './jpeg-end.ts'
import { ascii, joined, uint32, uint32le } from './testing/bytes.ts'
import { countingSource } from './testing/counting-source.ts'
import { exifData, exifSegment } from './testing/exif-data.ts'
import { iccProfile } from './testing/icc-profile.ts'
import { adobeSegment, iccSegments, jpegFile, xmpSegment } from './testing/jpeg-file.ts'
import { pngChunk, pngFile } from './testing/png-file.ts'

const thumbnail = jpegFile({ columns: 1, rows: 1, block: () => [1] })
const segments = [
  exifSegment({ orientation: 6, thumbnail }),
  xmpSegment('GCamera:MotionPhoto="1"'),
  adobeSegment(1),
  ...iccSegments(iccProfile('RGB '), 300),
]
const box = (type: string, ...content: Uint8Array[]) => {
  const body = joined(...content)
  return joined(uint32(body.length + 8), ascii(type), body)
}
const ispe = joined(uint32(20), ascii('ispe'), uint32(0), uint32(40), uint32(30))

const files: Record<string, Uint8Array<ArrayBuffer>> = {
  jpeg: jpegFile({ columns: 3, rows: 2, block: (x, y) => [x * 90, y * 200, 50], segments }),
  progressive: jpegFile({ columns: 3, rows: 2, block: (x) => [x * 90], segments, progressive: true }),
  png: pngFile({
    width: 4,
    height: 4,
    colourType: 3,
    parts: 3,
    chunks: [
      pngChunk('gAMA', [0, 0, 177, 143]),
      pngChunk('iCCP', ascii('n\0\0data')),
      pngChunk('eXIf', exifData({ orientation: 5 })),
      pngChunk('PLTE', [1, 2, 3]),
    ],
  }),
  webp: joined(
    ascii('RIFF'),
    uint32le(54),
    ascii('WEBPVP8X'),
    uint32le(10),
    [8, 0, 0, 0, 9, 0, 0, 9, 0, 0],
    ascii('VP8L'),
    uint32le(6),
    [0x2f, 9, 64, 2, 0, 0],
    ascii('EXIF'),
    uint32le(10),
    ascii('MM\0*\0\0\0\x08\0\0'),
  ),
  avif: joined(
    box('ftyp', ascii('avif\0\0\0\0avif')),
    box('meta', Uint8Array.from(uint32(0)), box('iprp', box('ipco', ispe))),
    box('mdat', new Uint8Array(40)),
  ),
  bmp: joined(ascii('BM'), new Uint8Array(12), uint32le(40), uint32le(3), uint32le(3), new Uint8Array(30)),
  gif: joined(ascii('GIF89a'), [3, 0, 3, 0, 0, 0, 0]),
}

/** Reads whatever it is; anything but a typed error, and reading much more than there is, fails the test. */
async function survives(bytes: Uint8Array<ArrayBuffer>) {
  const source = countingSource(bytes)
  try {
    const header = await readImageHeader(source)
    expect(header.width * header.height).toBeGreaterThan(0)
    if (header.format === 'jpeg') expect(await findJpegEnd(source, header)).toBeLessThanOrEqual(bytes.length)
  } catch (error) {
    if (!(error instanceof ImageFailure)) throw error
  }
  expect(source.bytesRead).toBeLessThan(20 * bytes.length + 4096)
}

describe('hostile files end in a typed error or a header', () => {
  test.each(Object.entries(files))('%s as it is reads well', async (_, file) => {
    await expect(readImageHeader(countingSource(file))).resolves.toMatchObject({ width: expect.any(Number) })
  })

  test.each(Object.entries(files))('%s cut anywhere', async (_, file) => {
    for (let length = 0; length <= file.length; length += 1) await survives(file.slice(0, length))
  })

  test.each(Object.entries(files))('%s with any bytes changed', async (_, file) => {
    const change = fc.tuple(
      fc.nat(file.length - 1),
      fc.constantFrom(0, 1, 2, 8, 0x7f, 0x80, 0xd9, 0xda, 0xe1, 0xff),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const broken = file.slice()
        for (const [at, byte] of changes) broken[at] = byte
        await survives(broken)
      }),
      { numRuns: 1_000 },
    )
  })

  test.each(Object.entries(files))('%s start with noise behind it', async (_, file) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length), fc.uint8Array({ maxLength: 300 }), async (length, noise) => {
        await survives(joined(file.slice(0, length), noise))
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['endless segments', joined([0xff, 0xd8], ...Array.from({ length: 20_000 }, () => [0xff, 0xe5, 0, 2]))],
    ['endless fill bytes', joined([0xff, 0xd8], new Uint8Array(200_000).fill(0xff))],
    ['boxes without length', joined(files.avif?.slice(0, 20) ?? [], new Uint8Array(100_000))],
    [
      'chunks without content',
      joined(files.png?.slice(0, 33) ?? [], ...Array.from({ length: 5_000 }, () => pngChunk('tEXt'))),
    ],
  ])('%s', async (_, file) => {
    await survives(file)
  })
})
