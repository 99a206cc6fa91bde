import { describe, expect, test } from 'vitest'
import { memorySource } from '../../files/bytes.ts'
import { samsungTrailer } from '../jpeg/appended/samsung-trailer.ts'
import { ascii, joined, uint32, uint32le } from '../testing/bytes.ts'
import { exifSegment } from '../testing/exif-data.ts'
import { auxC, avifFile, pictureItem } from '../testing/isobmff-file.ts'
import { type JpegOptions, jpegFile, jpegSegment, xmpSegment } from '../testing/jpeg-file.ts'
import { pngChunk, pngFile } from '../testing/png-file.ts'
import { ultraHdrFile } from '../testing/ultra-hdr-file.ts'
import { findExtras, type ImageExtra } from './extras.ts'
import { readImageHeader } from './image-header.ts'

const photo = (options: Partial<JpegOptions> = {}) =>
  jpegFile({ columns: 4, rows: 4, block: (x, y) => [x * 30 + y, 128, 128], ...options })

const extrasOf = async (file: Uint8Array<ArrayBuffer>) => {
  const source = memorySource(file)
  return findExtras(source, await readImageHeader(source))
}

/** A multi-picture index (CIPA DC-007) whose second picture has these attributes and this offset. */
const index = (attributes: number, offset: number) => {
  const picture = (kind: number, at: number) => [
    ...uint32le(kind),
    ...uint32le(100),
    ...uint32le(at),
    ...uint32le(0),
  ]
  const entry = [0x02, 0xb0, 7, 0, ...uint32le(32), ...uint32le(26)]
  const tiff = joined(
    ascii('II*\0'),
    uint32le(8),
    [1, 0],
    entry,
    uint32le(0),
    picture(0x03_0000, 0),
    picture(attributes, offset),
  )
  return jpegSegment(0xe2, joined(ascii('MPF\0'), tiff))
}
const caption = jpegSegment(
  0xed,
  joined(ascii('Photoshop 3.0\0'), ascii('8BIM\x04\x04\0\0'), uint32(4), ascii('text')),
)
const noCaption = jpegSegment(
  0xed,
  joined(ascii('Photoshop 3.0\0'), ascii('8BIM\x04\x25\0\0'), uint32(4), ascii('hash')),
)
const video = joined(uint32(24), ascii('ftypmp42'), new Uint8Array(4000))

const [beforeVideo, afterVideo] = samsungTrailer(video.length)
const samsungVideo = [beforeVideo, video, afterVideo]

const xmpItem = { type: 'mime', mediaType: 'application/rdf+xml' }

const cases: [string, Uint8Array<ArrayBuffer>, readonly ImageExtra[]][] = [
  ['a plain photo', photo(), []],
  ['EXIF data, which results report themselves', photo({ segments: [exifSegment({ maker: 'Camera' })] }), []],
  ['Ultra HDR', photo({ segments: [xmpSegment('<rdf hdrgm:Version="1.0"/>')] }), ['gain-map']],
  [
    'a gain map marked as in ISO 21496-1',
    photo({ segments: [jpegSegment(0xe2, ascii('urn:iso:std:iso:ts:21496:-1\0\0\0'))] }),
    ['gain-map'],
  ],
  ['a motion photo', photo({ segments: [xmpSegment('<GCamera:MotionPhoto>1')], appended: video }), ['video']],
  ['a video without an XMP entry', photo({ appended: video }), ['video']],
  [
    'a video of another brand',
    photo({ appended: joined(uint32(24), ascii('ftypM4V '), new Uint8Array(4000)) }),
    ['video'],
  ],
  [
    'a video behind other data in Samsung’s trailer',
    photo({ appended: joined(new Uint8Array(5000).fill(7), ...samsungVideo) }),
    ['video'],
  ],
  ['other data after the picture', photo({ appended: new Uint8Array(5000).fill(7) }), ['appended']],
  ['padding after the picture', photo({ appended: new Uint8Array(5000) }), ['appended']],
  ['a few bytes after the picture', photo({ appended: new Uint8Array(200).fill(7) }), []],
  ['a depth map', photo({ segments: [xmpSegment('<GDepth:Data="…">')] }), ['depth-map']],
  [
    'a picture in XMP',
    photo({ segments: [xmpSegment('<rdf GImage:Data="…" dc:format="image/jpeg">')] }),
    ['pictures', 'captions'],
  ],
  ['a second picture', photo({ segments: [index(0x02_0002, 500)], appended: photo() }), ['pictures']],
  [
    'a depth map of Apple',
    photo({
      segments: [index(0, 100)],
      appended: joined([0xff, 0xd8], xmpSegment('urn:com:apple:photo:2018:aux:depth')),
    }),
    ['depth-map'],
  ],
  ['a smaller copy of the picture', photo({ segments: [index(0x01_0001, 500)], appended: photo() }), []],
  [
    'a second picture whose XMP declares a gain map',
    photo({ segments: [index(0, 100)], appended: joined([0xff, 0xd8], xmpSegment('HDRGainMap:Version')) }),
    ['gain-map'],
  ],
  ['a video behind a gain map', ultraHdrFile({ appended: video }), ['gain-map', 'video']],
  ['a gain map', ultraHdrFile({ form: 'apple' }), ['gain-map']],
  ['a caption in XMP', photo({ segments: [xmpSegment('<dc:title>A walk</dc:title>')] }), ['captions']],
  ['a rating in XMP', photo({ segments: [xmpSegment('<rdf:Description xmp:Rating="4"/>')] }), ['captions']],
  ['a caption in IPTC', photo({ segments: [caption] }), ['captions']],
  ['other Photoshop data', photo({ segments: [noCaption] }), []],
  ['a PNG', pngFile({ width: 2, height: 2 }), []],
  [
    'a PNG with XMP',
    pngFile({ width: 2, height: 2, chunks: [pngChunk('iTXt', ascii('XML:com.adobe.xmp\0\0\0\0\0<x/>'))] }),
    ['captions'],
  ],
  ['an AVIF', avifFile({ items: [pictureItem, { type: 'Exif' }] }), []],
  ['an AVIF with a gain map', avifFile({ items: [pictureItem, { type: 'tmap' }] }), ['gain-map']],
  [
    'boxes in versions with wide fields',
    avifFile({ items: [pictureItem, { type: 'tmap' }], versions: { iinf: 1, infe: 3, iloc: 2 } }),
    ['gain-map'],
  ],
  ['an AVIF with XMP', avifFile({ items: [pictureItem, xmpItem] }), ['captions']],
  [
    'a HEIC whose XMP data describe its gain map',
    avifFile({
      brand: 'heic',
      items: [
        pictureItem,
        { ...pictureItem, references: { auxl: [1] } },
        { ...xmpItem, references: { cdsc: [2] } },
      ],
      properties: [auxC('urn:com:apple:photo:2020:aux:hdrgainmap')],
    }),
    ['gain-map'],
  ],
  [
    'an AVIF with other data',
    avifFile({ items: [pictureItem, { type: 'mime', mediaType: 'text/plain' }, { type: 'mime' }] }),
    [],
  ],
  ['an ISO 21496-1 gain map', avifFile({ properties: [auxC('urn:iso:std:iso:ts:21496:-1')] }), ['gain-map']],
  [
    'a HEIC from an iPhone',
    avifFile({
      brand: 'heic',
      properties: [auxC('urn:com:apple:photo:2020:aux:hdrgainmap')],
      items: [pictureItem, xmpItem],
    }),
    ['gain-map', 'captions'],
  ],
  [
    'an AVIF with a depth map',
    avifFile({ properties: [auxC('urn:mpeg:mpegB:cicp:systems:auxiliary:depth')] }),
    ['depth-map'],
  ],
  [
    'transparency, which is part of the picture',
    avifFile({ properties: [auxC('urn:mpeg:mpegB:cicp:systems:auxiliary:alpha')] }),
    [],
  ],
  [
    'an auxiliary type named like a property of Object.prototype',
    avifFile({ properties: [auxC('constructor')] }),
    [],
  ],
  [
    'a PNG with a date',
    pngFile({ width: 2, height: 2, later: [pngChunk('tEXt', ascii('date:create\x002026'))] }),
    [],
  ],
]

describe('findExtras', () => {
  test.each(cases)('finds the extras of %s', async (_, file, extras) => {
    expect(await extrasOf(file)).toEqual(extras)
  })

  test('returns none for a truncated photo', async () => {
    expect(await extrasOf(photo().slice(0, -10))).toEqual([])
  })

  test('does not fail on any changed byte of a multi-picture index', async () => {
    const whole = index(0, 300)
    for (let at = 8; at < whole.length; at += 1) {
      const broken = whole.slice()
      broken[at] = 255
      await expect(extrasOf(photo({ segments: [broken], appended: photo() }))).resolves.toBeInstanceOf(Array)
    }
  })
})
