import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinBytes, memorySource } from '../../../../files/bytes.ts'
import { findExif } from '../../../exif/exif-data.ts'
import { readImageHeader } from '../../../header/image-header.ts'
import { ImageFailure } from '../../../image-error.ts'
import { xmpSegment as newXmp, xmpOf } from '../../../jpeg/captions/xmp.ts'
import { insertFirst } from '../../../jpeg/metadata-segments.ts'
import type { PixelSize } from '../../../pixels/fit-box.ts'
import { ascii, joined, uint16, uint32 } from '../../../testing/bytes.ts'
import { exifSegment } from '../../../testing/exif-data.ts'
import { bytesOfTag, containerItemsIn, metadataIn, secondPictureIn } from '../../../testing/exiftool.ts'
import { jpegFile, jpegSegment, xmpSegment } from '../../../testing/jpeg-file.ts'
import { type MotionForm, motionPhoto, motionTimestamp, motionVideo } from '../../../testing/motion-photo.ts'
import { carriedFrom, withMetadata, withoutFurther } from '../with-metadata.ts'
import { findMotionVideo } from './find-motion-video.ts'
import { appendedDescription, nothingAppended, withAppended } from './with-appended.ts'

type Bytes = Uint8Array<ArrayBuffer>

const plain = jpegFile({ columns: 8, rows: 4, block: () => [99] })
const same = { width: 64, height: 32 }
const forms: readonly MotionForm[] = ['directory', 'offset', 'trailer', 'unannounced']

type CarryOptions = {
  readonly details?: boolean
  readonly size?: PixelSize
  readonly edited?: boolean
  /** Of the new picture, where it became smaller than `size`. */
  readonly shrunkTo?: PixelSize
}

async function carried(
  file: Bytes,
  { details = true, size = same, edited = false, shrunkTo = size }: CarryOptions = {},
) {
  const source = memorySource(file)
  const header = await readImageHeader(source)
  const exif = await findExif(source, header)
  const found = await carriedFrom({ source, header, exif }, { details, size })
  const options = { carried: edited ? withoutFurther(found) : found, iccSegments: null, size: shrunkTo }
  const { blob, preserved } = await withMetadata(new Blob([plain], { type: 'image/jpeg' }), options)
  return { bytes: new Uint8Array(await blob.arrayBuffer()), preserved }
}

describe('the video of a motion photo in a new picture', () => {
  test.each(forms)('is the same file, and found by exiftool: %s', async (form) => {
    const { bytes, preserved } = await carried(motionPhoto(form))
    expect(preserved).toContain('video')
    const tags = metadataIn(bytes)
    const known = form === 'directory' || form === 'offset'
    expect(tags).toMatchObject({
      'XMP-GCamera:MotionPhoto': 1,
      'XMP-GCamera:MotionPhotoVersion': 1,
      'XMP-GCamera:MotionPhotoPresentationTimestampUs': known ? motionTimestamp : -1,
    })
    expect(tags).not.toHaveProperty('XMP-GCamera:MicroVideoOffset')
    expect(tags).not.toHaveProperty('ExifTool:Warning')
    const video = bytesOfTag(bytes, form === 'trailer' ? 'EmbeddedVideoFile' : 'EmbeddedVideo')
    expect(video.length).toBe(motionVideo.length)
    expect(video).toEqual(motionVideo)
    // Programs count from the end of the file.
    const items = containerItemsIn(bytes)
    expect(items).toMatchObject([
      { Semantic: 'Primary', Mime: 'image/jpeg' },
      { Semantic: 'MotionPhoto', Mime: 'video/mp4' },
    ])
    const start = bytes.length - (items[1]?.Length ?? 0)
    expect(bytes.slice(start, start + motionVideo.length)).toEqual(motionVideo)
    // And once more.
    expect((await carried(bytes)).bytes).toEqual(bytes)
  })

  test('stays away without the choice, and from a part of the picture', async () => {
    for (const options of [{ details: false }, { edited: true }]) {
      const { bytes, preserved } = await carried(motionPhoto('directory'), options)
      expect(preserved).not.toContain('video')
      expect(Buffer.from(bytes).includes('ftyp')).toBe(false)
      expect(Buffer.from(bytes).includes('MotionPhoto')).toBe(false)
    }
  })

  test('stays with a smaller picture', async () => {
    expect(
      (await carried(motionPhoto('directory'), { size: { width: 32, height: 16 } })).preserved,
    ).toContain('video')
  })

  test('stands behind a gain map, both at the places that are said', async () => {
    const gainMap = jpegFile({ columns: 4, rows: 2, block: () => [7] })
    for (const inTrailer of [false, true]) {
      const video = { file: new Blob([motionVideo]), timestamp: 5, inTrailer }
      const appended = { ...nothingAppended, gainMap, video }
      const xmp = newXmp(xmpOf(appendedDescription(appended)))
      const described = joinBytes(insertFirst(plain, xmp ? [xmp] : []))
      const file = new Uint8Array(await new Blob(withAppended(described, appended)).arrayBuffer())
      const tags = metadataIn(file)
      expect(tags).toMatchObject({
        'XMP-hdrgm:Version': 1,
        'XMP-GCamera:MotionPhoto': 1,
        'MPF0:NumberOfImages': 2,
      })
      const [, map, movie] = containerItemsIn(file)
      expect(map).toMatchObject({ Semantic: 'GainMap', Length: gainMap.length })
      expect(movie).toMatchObject({ Semantic: 'MotionPhoto' })
      expect(secondPictureIn(file)).toEqual(gainMap)
      const start = file.length - (movie?.Length ?? 0)
      expect(file.slice(start, start + motionVideo.length)).toEqual(motionVideo)
      if (inTrailer) expect(bytesOfTag(file, 'EmbeddedVideoFile')).toEqual(motionVideo)
    }
  })

  test('is none when it is not where the file says, or no video', async () => {
    const file = motionPhoto('directory')
    const at = Buffer.from(file).lastIndexOf('ftyp')
    const broken = file.slice()
    broken.set(ascii('none'), at)
    expect((await carried(broken)).preserved).not.toContain('video')
    for (const length of ['99999999', '-5', '12', '0', '999999999999999'])
      expect(
        (await carried(joined(replaced(file, `Length="${motionVideo.length}"`, `Length="${length}"`))))
          .preserved,
      ).toContain('video')
  })
})

/** With another length of XMP data, the file is put together anew. */
function replaced(file: Bytes, from: string, to: string): Bytes {
  const text = Buffer.from(file).toString('latin1')
  const segment = text.indexOf('\xff\xe1')
  const end = segment + 2 + Buffer.from(file).readUInt16BE(segment + 2)
  const xmp = text.slice(segment + 4 + 'http://ns.adobe.com/xap/1.0/\0'.length, end).replace(from, to)
  return joined(file.slice(0, segment), xmpSegment(xmp), file.slice(end))
}

/** A big-endian index of a picture of `length` bytes and others behind it, for the start of a file. */
const index = (length: number, ...others: readonly (readonly [kind: number, length: number])[]) => {
  let offset = length - 10
  const entries = others.map(([kind, size]) => {
    const entry = [...uint32(kind), ...uint32(size), ...uint32(offset), ...uint32(0)]
    offset += size
    return entry
  })
  const size = 16 * (others.length + 1)
  return jpegSegment(
    0xe2,
    joined(
      ascii('MPF\0MM\0*'),
      uint32(8),
      uint16(1),
      [...uint16(0xb002), ...uint16(7), ...uint32(size), ...uint32(26)],
      uint32(0),
      [...uint32(0x2003_0000), ...uint32(length), ...uint32(0), ...uint32(0)],
      ...entries,
    ),
  )
}
const second = jpegFile({
  columns: 8,
  rows: 4,
  block: () => [50],
  segments: [exifSegment({ maker: 'Second lens' })],
})
const depth = jpegFile({
  columns: 4,
  rows: 2,
  block: () => [60],
  segments: [xmpSegment('<rdf:Description apdi:AuxiliaryImageType="urn:com:apple:photo:2018:aux:depth"/>')],
})
function multiPicture(
  others: readonly (readonly [kind: number, file: Bytes])[],
  segments: readonly Uint8Array[] = [],
): Bytes {
  const listed = others.map(([kind, file]) => [kind, file.length] as const)
  const picture = (length: number) =>
    jpegFile({
      columns: 8,
      rows: 4,
      block: (column) => [column * 20],
      segments: [index(length, ...listed), ...segments],
    })
  return joined(picture(picture(0).length), ...others.map(([, file]) => file))
}

describe('further pictures and depth maps in a new picture', () => {
  const several = multiPicture([
    [0x02_0002, second],
    [0, depth],
  ])

  test('are the same files, at the places that are said', async () => {
    const { bytes, preserved } = await carried(several)
    expect(preserved).toEqual(['pictures', 'depth-map'])
    const tags = metadataIn(bytes)
    expect(tags).toMatchObject({
      'MPF0:NumberOfImages': 3,
      'MPImage2:MPImageType': 0x02_0002,
      'MPImage1:MPImageLength': bytes.length - second.length - depth.length,
    })
    expect(secondPictureIn(bytes)).toEqual(second)
    expect(bytesOfTag(bytes, 'MPImage3')).toEqual(depth)
    expect((await carried(bytes)).bytes).toEqual(bytes)
  })

  test.each<[string, Bytes, Parameters<typeof carried>[1]]>([
    ['without the choice', several, { details: false }],
    ['beside a smaller picture', several, { size: { width: 32, height: 16 } }],
    [
      'beside a picture that had to become smaller for its file size',
      several,
      { shrunkTo: { width: 32, height: 16 } },
    ],
    ['beside a part of the picture', several, { edited: true }],
    ['beside a turned picture', multiPicture([[0, second]], [exifSegment({ orientation: 3 })]), {}],
    ['when the file ends before', several.slice(0, -10), {}],
    [
      'when one is no JPEG',
      multiPicture([
        [0, second],
        [0, new Uint8Array(100)],
      ]),
      {},
    ],
  ])('are left out %s', async (_, file, options) => {
    const { bytes, preserved } = await carried(file, options)
    expect(preserved.filter((part) => part === 'pictures' || part === 'depth-map')).toEqual([])
    expect(metadataIn(bytes)).not.toHaveProperty('MPF0:NumberOfImages')
    expect(Buffer.from(bytes).includes('Second lens')).toBe(false)
  })

  test('in XMP data stay with a picture of the same size', async () => {
    const guid = '0123456789ABCDEF0123456789ABCDEF'
    const main = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:xmpNote="http://ns.adobe.com/xmp/note/" xmpNote:HasExtendedXMP="${guid}" xmlns:GDepth="http://ns.google.com/photos/1.0/depthmap/" GDepth:Format="RangeInverse"/></rdf:RDF></x:xmpmeta>`
    const data = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:GDepth="http://ns.google.com/photos/1.0/depthmap/" GDepth:Data="QUJD"/></rdf:RDF></x:xmpmeta>`
    const extension = jpegSegment(
      0xe1,
      joined(
        ascii(`http://ns.adobe.com/xmp/extension/\0${guid}`),
        uint32(data.length),
        uint32(0),
        ascii(data),
      ),
    )
    const file = jpegFile({ columns: 8, rows: 4, block: () => [1], segments: [xmpSegment(main), extension] })
    const { bytes, preserved } = await carried(file)
    expect(preserved).toEqual(['depth-map', 'captions'])
    expect(metadataIn(bytes)).toMatchObject({ 'XMP-GDepth:Format': 'RangeInverse' })
    expect(bytesOfTag(bytes, 'XMP-GDepth:DepthImage')).toEqual(ascii('ABC'))
    const smaller = await carried(file, { size: { width: 32, height: 16 } })
    expect(smaller.preserved).toEqual(['captions'])
    expect(Buffer.from(smaller.bytes).includes('GDepth:Data')).toBe(false)
    // Without the XMP data that refer to them they belong to nothing.
    const caption = joined([0x1c, 2, 120, 0, 6], ascii('A walk'))
    const iptc = jpegSegment(
      0xed,
      joined(ascii('Photoshop 3.0\x008BIM\x04\x04\0\0'), uint32(caption.length), caption, [0]),
    )
    const alone = await carried(
      jpegFile({ columns: 8, rows: 4, block: () => [1], segments: [iptc, extension] }),
    )
    expect(alone.preserved).not.toContain('depth-map')
    expect(Buffer.from(alone.bytes).includes('GDepth:Data')).toBe(false)
  })
})

describe.each<[string, Bytes]>([
  ...forms.map((form): [string, Bytes] => [`a motion photo (${form})`, motionPhoto(form)]),
  [
    'several pictures',
    multiPicture([
      [0x02_0002, second],
      [0, depth],
    ]),
  ],
])('any changed bytes of %s', (_, file) => {
  test('end in a file or a typed failure', async () => {
    const change = fc.tuple(fc.nat(file.length - 1), fc.constantFrom(0, 1, 0x31, 0x39, 0x7f, 0x80, 0xff))
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 6 }),
        fc.nat(file.length),
        async (changes, end) => {
          const broken = file.slice(0, end % 4 === 0 ? end : file.length)
          for (const [at, byte] of changes) if (at < broken.length) broken[at] = byte
          try {
            const { bytes } = await carried(broken)
            expect(bytes.length).toBeLessThan(plain.length + 2 * file.length + 2_000)
          } catch (error) {
            if (!(error instanceof ImageFailure)) throw error
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})

test('a directory of the trailer that lies about its sizes gives no video from outside of the file', async () => {
  const file = motionPhoto('trailer')
  const directory = Buffer.from(file).lastIndexOf('SEFH')
  for (let at = directory; at < file.length; at += 1)
    for (const byte of [0, 0x7f, 0xff]) {
      const broken = file.slice()
      broken[at] = byte
      const source = memorySource(broken)
      const header = await readImageHeader(source)
      if (header.format !== 'jpeg') throw new Error('no JPEG')
      const video = await findMotionVideo(source, header)
      expect(video?.file.size ?? 0).toBeLessThan(file.length)
    }
})
