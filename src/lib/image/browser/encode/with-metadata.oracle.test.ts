import fc from 'fast-check'
import { zlibSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { memorySource } from '../../../files/bytes.ts'
import { findExif } from '../../exif/exif-data.ts'
import { readImageHeader } from '../../header/image-header.ts'
import { ImageFailure } from '../../image-error.ts'
import { ascii, joined, uint32, uint32le } from '../../testing/bytes.ts'
import { exifData, exifSegment } from '../../testing/exif-data.ts'
import { metadataIn } from '../../testing/exiftool.ts'
import { jpegFile, jpegSegment, xmpSegment } from '../../testing/jpeg-file.ts'
import { pngChunk, pngFile } from '../../testing/png-file.ts'
import { compileFile, provideImageData, testPicture } from '../../testing/test-picture.ts'
import { encodeLosslessWebp } from './webp.ts'
import { bytesOf, carriedFrom, withMetadata } from './with-metadata.ts'

type Bytes = Uint8Array<ArrayBuffer>

const size = { width: 40, height: 30 }
let webp: Blob
beforeAll(async () => {
  provideImageData()
  const module = await compileFile('@jsquash/webp/codec/enc/webp_enc_simd.wasm')
  webp = await encodeLosslessWebp(module, testPicture(size.width, size.height), 'quick')
})
const plain = {
  png: () => new Blob([pngFile(size)], { type: 'image/png' }),
  webp: () => webp,
}
const formats = ['png', 'webp'] as const

const packet = (attributes: string, elements = '') =>
  ascii(
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" ${attributes}>${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`,
  )
const rated = packet('xmp:Rating="4" tiff:Orientation="6" GCamera:MotionPhoto="1"')
const textChunk = (xmp: Uint8Array, packed: boolean) =>
  pngChunk('iTXt', joined(ascii(`XML:com.adobe.xmp\0${packed ? '\x01' : '\0'}\0\0\0`), xmp))
const exif = exifData({ orientation: 6, maker: 'Camera works' })
const webpChunk = (type: string, content: Uint8Array) =>
  joined(ascii(type), uint32le(content.length), content, content.length % 2 ? [0] : [])
async function webpWith(...chunks: Bytes[]): Promise<Bytes> {
  const picture = new Uint8Array(await webp.arrayBuffer()).subarray(12)
  const extended = webpChunk('VP8X', Uint8Array.of(0x0c, 0, 0, 0, 39, 0, 0, 29, 0, 0))
  const content = joined(ascii('WEBP'), extended, picture, ...chunks)
  return joined(ascii('RIFF'), uint32le(content.length), content)
}
const sources: Readonly<Record<string, () => Promise<Bytes>>> = {
  'a PNG': async () =>
    pngFile({ width: 4, height: 4, chunks: [pngChunk('eXIf', exif), textChunk(rated, false)] }),
  'a PNG with compressed XMP data': async () =>
    pngFile({
      width: 4,
      height: 4,
      chunks: [pngChunk('eXIf', exif), textChunk(zlibSync(rated), true)],
    }),
  'a WebP': () => webpWith(webpChunk('EXIF', exif), webpChunk('XMP ', rated)),
  'a JPEG': async () =>
    jpegFile({
      columns: 2,
      rows: 1,
      block: () => [1],
      segments: [
        exifSegment({ orientation: 6, maker: 'Camera works' }),
        xmpSegment(String.fromCharCode(...rated)),
      ],
    }),
}

async function carriedTo(file: Bytes, format: keyof typeof plain, details = true) {
  const source = memorySource(file)
  const header = await readImageHeader(source)
  const exif = await findExif(source, header)
  const carried = await carriedFrom({ source, header, exif }, { details, size, jpeg: false })
  const { blob, preserved } = await withMetadata(plain[format](), { carried, iccSegments: null, size })
  const added = blob.size - plain[format]().size
  return {
    bytes: new Uint8Array(await blob.arrayBuffer()),
    preserved,
    added,
    expected: bytesOf(carried, size),
  }
}

describe.each(formats)('what a %s result has', (format) => {
  test.each(Object.entries(sources))('of %s, by choice', async (_, source) => {
    const { bytes, preserved, added, expected } = await carriedTo(await source(), format)
    expect(preserved).toEqual(['captions', 'details'])
    expect(added).toBeLessThanOrEqual(expected)
    expect(expected - added).toBeLessThan(500)
    const tags = metadataIn(bytes)
    expect(tags).toMatchObject({
      'XMP-xmp:Rating': 4,
      'XMP-tiff:Orientation': 1,
      'IFD0:Make': 'Camera works',
      'IFD0:Orientation': 1,
    })
    expect(tags).not.toHaveProperty('ExifTool:Warning')
    expect(tags).not.toHaveProperty('XMP-GCamera:MotionPhoto')
    const without = await carriedTo(await source(), format, false)
    expect(without.preserved).toEqual([])
    expect(without.expected).toBe(0)
    expect(without.bytes).toEqual(new Uint8Array(await plain[format]().arrayBuffer()))
  })

  test('of the IPTC data of a JPEG, as XMP data', async () => {
    const { bytes, preserved } = await carriedTo(
      captioned([
        [120, 'Smoke & <fire>'],
        [80, 'Ada Byron'],
        [80, 'Émile'],
        [116, '© Ada'],
        [25, 'sea'],
        [25, 'sky'],
        [55, '20240501'],
        [60, '101112+0200'],
        [105, 'A walk'],
        [90, 'İzmir'],
      ]),
      format,
    )
    expect(preserved).toEqual(['captions'])
    expect(metadataIn(bytes)).toMatchObject({
      'XMP-dc:Description': 'Smoke & <fire>',
      'XMP-dc:Creator': ['Ada Byron', 'Émile'],
      'XMP-dc:Rights': '© Ada',
      'XMP-dc:Subject': ['sea', 'sky'],
      'XMP-photoshop:DateCreated': '2024:05:01 10:11:12+02:00',
      'XMP-photoshop:Headline': 'A walk',
      'XMP-photoshop:City': 'İzmir',
    })
  })

  test('of IPTC data beside XMP data that say the same or something else', async () => {
    const xmp = xmpSegment(
      String.fromCharCode(
        ...packet('xmp:Rating="4"', '<dc:creator><rdf:Seq><rdf:li>Ada</rdf:li></rdf:Seq></dc:creator>'),
      ),
    )
    const same = await carriedTo(
      captioned(
        [
          [80, 'Ada'],
          [105, 'A walk'],
        ],
        [xmp],
      ),
      format,
    )
    expect(same.preserved).toEqual(['captions'])
    expect(metadataIn(same.bytes)).toMatchObject({
      'XMP-xmp:Rating': 4,
      'XMP-dc:Creator': 'Ada',
      'XMP-photoshop:Headline': 'A walk',
    })
    const other = await carriedTo(captioned([[80, 'Émile']], [xmp]), format)
    expect(other.preserved).toEqual([])
    expect(metadataIn(other.bytes)).toMatchObject({ 'XMP-dc:Creator': 'Ada' })
  })

  test.each<[string, () => Bytes]>([
    [
      'IPTC data without a place in XMP',
      () =>
        captioned([
          [120, 'A walk'],
          [118, 'Ada, Main Street'],
        ]),
    ],
    [
      'several values of IPTC data that are one in XMP',
      () =>
        captioned([
          [85, 'Staff photographer'],
          [85, 'Editor'],
        ]),
    ],
    ['broken IPTC data', () => captioned([[120, 'A walk']], [], [0x1c, 2, 105, 0, 90, 65])],
    [
      'XMP data that inflate beyond the limit',
      () =>
        pngFile({
          width: 4,
          height: 4,
          chunks: [textChunk(zlibSync(packet('', ' '.repeat(70_000))), true)],
        }),
    ],
    [
      'XMP data that cannot be inflated',
      () => pngFile({ width: 4, height: 4, chunks: [textChunk(rated, true)] }),
    ],
    [
      'XMP data above the limit',
      () => pngFile({ width: 4, height: 4, chunks: [textChunk(packet('', ' '.repeat(70_000)), false)] }),
    ],
    [
      'a text of a PNG that is no XMP',
      () =>
        pngFile({
          width: 4,
          height: 4,
          chunks: [pngChunk('tEXt', ascii('Title\0A walk')), textChunk(rated, false)],
        }),
    ],
    ['no XMP', () => pngFile({ width: 4, height: 4, chunks: [textChunk(ascii('<x/>'), false)] })],
  ])('is not said to be complete for %s', async (_, file) => {
    expect((await carriedTo(file(), format)).preserved).toEqual([])
  })
})

/** A JPEG with data sets of IPTC's record 2 in UTF-8. */
function captioned(
  sets: readonly (readonly [number, string])[],
  segments: readonly Uint8Array[] = [],
  rest: readonly number[] = [],
): Bytes {
  const data = sets.map(([set, text]) => {
    const bytes = new TextEncoder().encode(text)
    return joined([0x1c, 2, set, 0, bytes.length], bytes)
  })
  const iptc = joined([0x1c, 2, 0, 0, 2, 0, 4], ...data, rest)
  const resource = joined(
    ascii('Photoshop 3.0\x008BIM\x04\x04\0\0'),
    uint32(iptc.length),
    iptc,
    iptc.length % 2 ? [0] : [],
  )
  return jpegFile({
    columns: 2,
    rows: 1,
    block: () => [1],
    segments: [...segments, jpegSegment(0xed, resource)],
  })
}

test.each([
  ...Object.entries(sources),
  ['a captioned JPEG', async () => captioned([[120, 'A walk']])] as const,
])('any changed bytes of %s end in a file or a typed failure', async (_, source) => {
  const file = await source()
  const change = fc.tuple(fc.nat(file.length - 1), fc.nat(255))
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 6 }),
      fc.nat(file.length),
      async (changes, end) => {
        const broken = file.slice(0, end % 3 === 0 ? end : file.length)
        for (const [at, byte] of changes) if (at < broken.length) broken[at] = byte
        try {
          await carriedTo(broken, 'png')
        } catch (error) {
          if (!(error instanceof ImageFailure)) throw error
        }
      },
    ),
    { numRuns: 300 },
  )
})
