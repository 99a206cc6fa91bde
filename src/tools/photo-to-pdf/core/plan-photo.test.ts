import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { memorySource } from '../../../lib/files/bytes.ts'
import { ascii, joined, uint32 } from '../../../lib/image/testing/bytes.ts'
import { exifSegment } from '../../../lib/image/testing/exif-data.ts'
import { iccProfile } from '../../../lib/image/testing/icc-profile.ts'
import {
  adobeSegment,
  iccSegments,
  type JpegOptions,
  jfifSegment,
  jpegFile,
  jpegSegment,
} from '../../../lib/image/testing/jpeg-file.ts'
import { type PngOptions, pngChunk, pngFile } from '../../../lib/image/testing/png-file.ts'
import { inflate } from '../testing/make-pdf.ts'
import { planPhoto } from './plan-photo.ts'

const plan = (file: Uint8Array<ArrayBuffer>, keepMetadata = false) =>
  planPhoto(memorySource(file), { keepMetadata, inflate })
const grey = [128]
const rgb = [128, 128, 128]
const cmyk = [128, 128, 128, 128]
const jpeg = (sample: readonly number[], options: Partial<JpegOptions> = {}) =>
  jpegFile({ columns: 2, rows: 1, block: () => sample, ...options })
const png = (options: Partial<PngOptions> = {}) => pngFile({ width: 4, height: 2, ...options })
const iccp = (profile: Uint8Array) => pngChunk('iCCP', joined(ascii('test\0\0'), deflateSync(profile)))

describe('JPEG', () => {
  test.each([
    ['grey', grey, [], { colourSpace: { kind: 'gray', icc: null } }],
    ['YCbCr', rgb, [jfifSegment], { colourSpace: { kind: 'rgb' }, coding: { noColourTransform: false } }],
    ['YCbCr by Adobe', rgb, [adobeSegment(1)], { coding: { noColourTransform: false } }],
    ['RGB by Adobe', rgb, [adobeSegment(0)], { coding: { noColourTransform: true } }],
    ['CMYK', cmyk, [], { colourSpace: { kind: 'cmyk' }, coding: { inverted: false } }],
    ['CMYK by Adobe', cmyk, [adobeSegment(0)], { coding: { inverted: true, noColourTransform: false } }],
    ['YCCK by Adobe', cmyk, [adobeSegment(2)], { coding: { inverted: true, noColourTransform: false } }],
    [
      'RGB with an RGB profile',
      rgb,
      iccSegments(iccProfile('RGB ')),
      { colourSpace: { icc: iccProfile('RGB ') } },
    ],
    ['RGB with a grey profile', rgb, iccSegments(iccProfile('GRAY')), { colourSpace: { icc: null } }],
  ] as const)('embeds %s', async (_, sample, segments, image) => {
    expect(await plan(jpeg(sample, { segments }))).toMatchObject({ kind: 'embed', image })
  })

  test.each([
    [[82, 71, 66], [], true],
    [[82, 71, 66], [jfifSegment], false],
    [[1, 2, 3], [], false],
  ])('components named %j: noColourTransform is %s', async (componentNames, segments, noColourTransform) => {
    const file = jpeg(rgb, { componentNames, segments })
    expect(await plan(file)).toMatchObject({ image: { coding: { noColourTransform } } })
  })

  test.each([
    ['arithmetic', { startOfFrame: 0xc9 }, rgb],
    ['lossless', { startOfFrame: 0xc3 }, rgb],
    ['12-bit', { startOfFrame: 0xc1, bits: 12 }, rgb],
    ['two components', {}, [1, 2]],
  ])('plans to decode %s', async (_, options, sample) => {
    expect(await plan(jpeg(sample, options))).toMatchObject({ kind: 'decode' })
  })

  test('excludes private segments and appended data, or only the latter with keepMetadata', async () => {
    const segments = [jfifSegment, exifSegment({ orientation: 6 })]
    const file = jpeg(rgb, { segments, appended: ascii('trailer') })
    const taken = async (keep: boolean) => {
      const result = await plan(file, keep)
      const ranges = result.kind === 'embed' ? result.image.data : []
      return joined(...ranges.map(({ start, end }) => file.slice(start, end)))
    }
    expect(await taken(false)).toEqual(jpeg(rgb, { segments: [jfifSegment] }))
    expect(await taken(true)).toEqual(jpeg(rgb, { segments }))
    expect(await plan(file)).toMatchObject({ image: { orientation: 6 } })
  })

  test.each([false, true])(
    'excludes comments between scans and after the last, progressive: %s',
    async (progressive) => {
      const plain = jpeg(rgb, { progressive })
      const lastTable = plain.lastIndexOf(0xc4) - 1
      const secret = jpegSegment(0xfe, ascii('secret place'))
      const previewAfter = jpegSegment(0xe1, ascii('secret preview'))
      const file = joined(
        plain.slice(0, lastTable),
        secret,
        plain.slice(lastTable, -2),
        previewAfter,
        plain.slice(-2),
      )
      const result = await plan(file)
      const ranges = result.kind === 'embed' ? result.image.data : []
      expect(joined(...ranges.map(({ start, end }) => file.slice(start, end)))).toEqual(plain)
    },
  )

  test('rejects a truncated file', async () => {
    await expect(plan(jpeg(rgb).slice(0, -1))).rejects.toMatchObject({ error: { kind: 'truncated' } })
  })
})

describe('PNG', () => {
  test.each([
    [0, 1, 'gray'],
    [0, 8, 'gray'],
    [0, 16, 'gray'],
    [2, 8, 'rgb'],
    [2, 16, 'rgb'],
  ])('embeds colour type %i with %i bits', async (colourType, bitDepth, kind) => {
    const image = { bitsPerComponent: bitDepth, colourSpace: { kind, icc: null }, coding: { kind: 'png' } }
    expect(await plan(png({ colourType, bitDepth }))).toMatchObject({ kind: 'embed', image })
  })

  test('embeds a palette without unreachable colours', async () => {
    const file = png({ colourType: 3, bitDepth: 1, chunks: [pngChunk('PLTE', [1, 2, 3, 4, 5, 6, 7, 8, 9])] })
    const colourSpace = { kind: 'indexed', palette: Uint8Array.from([1, 2, 3, 4, 5, 6]) }
    expect(await plan(file)).toMatchObject({ image: { colourSpace } })
  })

  test.each([
    ['alpha', { colourType: 6 }],
    ['grey with alpha', { colourType: 4 }],
    ['a transparent colour', { chunks: [pngChunk('tRNS', [0, 0, 0, 0, 0, 0])] }],
    ['interlacing', { interlace: 1 }],
    ['another gamma', { chunks: [pngChunk('gAMA', uint32(100_000))] }],
    ['other primaries', { chunks: [pngChunk('cHRM', new Uint8Array(32))] }],
    ['coding-independent code points', { chunks: [pngChunk('cICP', [9, 16, 0, 1])] }],
  ])('plans to decode %s', async (_, options) => {
    expect(await plan(png(options))).toMatchObject({ kind: 'decode' })
  })

  test.each([
    ['a file with the gamma of sRGB', [pngChunk('gAMA', uint32(45_455))]],
    ['an sRGB file with another gamma', [pngChunk('sRGB', [0]), pngChunk('gAMA', uint32(100_000))]],
  ])('embeds %s', async (_, chunks) => {
    expect(await plan(png({ chunks }))).toMatchObject({ kind: 'embed' })
  })

  const profile = iccProfile('RGB ')
  test.each([
    ['embeds a matching profile', 2, iccp(profile), profile],
    ['embeds an RGB profile with a palette', 3, iccp(profile), profile],
    ['ignores a profile for other components', 0, iccp(profile), null],
    ['ignores a broken profile', 2, pngChunk('iCCP', ascii('x\0\0broken')), null],
    ['ignores data that is not a profile', 2, iccp(ascii('nothing'.repeat(40))), null],
  ])('%s', async (_, colourType, chunk, icc) => {
    const file = png({ colourType, chunks: [chunk, pngChunk('PLTE', [0, 0, 0])] })
    expect(await plan(file)).toMatchObject({ image: { colourSpace: { icc } } })
  })
})

test.each([
  ['JPEG', jpegFile({ columns: 1, rows: 1, block: () => [128], width: 20_000, height: 20_000 }), 1_600_000],
  [
    'PNG',
    joined(pngFile({ width: 20_000, height: 20_000, row: () => [] }).slice(0, 33), png({}).slice(33)),
    1_200_000,
  ],
])('embeds a %s of 400 megapixels, if its file can hold so many', async (_, file, bytes) => {
  const embedded = { kind: 'embed', image: { width: 20_000, height: 20_000 } }
  expect(await plan(joined(file, new Uint8Array(bytes)))).toMatchObject(embedded)
  await expect(plan(file)).rejects.toMatchObject({ error: { kind: 'corrupt' } })
})

test('rejects a picture that cannot be embedded and is too large to decode', async () => {
  const claimed = png({ colourType: 6 })
  const large = pngFile({ width: 20_000, height: 10_000, colourType: 6, row: () => [] })
  // With as many bytes as a picture of this size has at least.
  const file = joined(large.slice(0, 33), claimed.slice(33), new Uint8Array(800_000))
  const error = { kind: 'too-large', width: 20_000, height: 10_000 }
  await expect(plan(file)).rejects.toMatchObject({ error })
})
