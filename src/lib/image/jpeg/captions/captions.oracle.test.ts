import { describe, expect, test } from 'vitest'
import { joinBytes, memorySource } from '../../../files/bytes.ts'
import { inflate } from '../../browser/encode/zlib.ts'
import { readImageHeader } from '../../header/image-header.ts'
import { ascii, joined, uint32 } from '../../testing/bytes.ts'
import { metadataIn } from '../../testing/exiftool.ts'
import { avifFile, pictureItem } from '../../testing/isobmff-file.ts'
import { jpegFile, jpegSegment, xmpSegment as sourceXmp } from '../../testing/jpeg-file.ts'
import { addToJpeg } from '../metadata-segments.ts'
import { captionSegments, readCaptions } from './captions.ts'
import { normalizeXmp } from './xmp.ts'

const size = { width: 8, height: 16 }
const plain = jpegFile({ columns: 1, rows: 2, block: () => [99] })

const namespaces = Object.entries({
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  tiff: 'http://ns.adobe.com/tiff/1.0/',
  exif: 'http://ns.adobe.com/exif/1.0/',
  GCamera: 'http://ns.google.com/photos/1.0/camera/',
  xmpNote: 'http://ns.adobe.com/xmp/note/',
})
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ')
const packet = (attributes: string, elements = '') =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${namespaces} ${attributes}>${elements}</rdf:Description></rdf:RDF></x:xmpmeta>${' '.repeat(3000)}<?xpacket end="w"?>`
/** A caption as IPTC data: record 2, data set 120. */
const iptcText = (text: string) => joined([0x1c, 2, 120, 0, text.length], ascii(text))
const resource = (id: number, data: Uint8Array) =>
  joined(ascii('8BIM'), [id >> 8, id & 255, 0, 0], uint32(data.length), data, data.length % 2 ? [0] : [])
const photoshop = (...resources: Uint8Array[]) =>
  jpegSegment(0xed, joined(ascii('Photoshop 3.0\0'), ...resources))

async function carriedTo(segments: readonly Uint8Array[], description = '') {
  const source = memorySource(jpegFile({ columns: 2, rows: 1, block: () => [1], segments }))
  const captions = await readCaptions(source, await readImageHeader(source), inflate)
  const { segments: others, complete } = captionSegments(captions, size, description)
  return { file: joinBytes(addToJpeg(plain, { exif: null, iccSegments: null, others })), complete }
}

describe('captions in a new picture', () => {
  test('stay, with what describes the picture corrected', async () => {
    const xmp = packet(
      'xmp:Rating="4" tiff:Orientation="6" exif:PixelXDimension="16" GCamera:MotionPhoto="1" GCamera:MicroVideoOffset="500"',
      '<dc:source>A walk</dc:source><tiff:ImageLength>8</tiff:ImageLength><xmp:Thumbnails><rdf:Alt><rdf:li>PRIVATE</rdf:li></rdf:Alt></xmp:Thumbnails>',
    )
    const thumbnail = resource(0x040c, ascii('PRIVATE'))
    const { file, complete } = await carriedTo([
      sourceXmp(xmp),
      photoshop(thumbnail, resource(0x0404, iptcText('A caption'))),
    ])
    expect(complete).toBe(true)
    const tags = metadataIn(file)
    expect(tags).toMatchObject({
      'XMP-xmp:Rating': 4,
      'XMP-dc:Source': 'A walk',
      'XMP-tiff:Orientation': 1,
      'XMP-tiff:ImageHeight': 16,
      'XMP-exif:ExifImageWidth': 8,
      'IPTC:Caption-Abstract': 'A caption',
    })
    expect(Object.keys(tags).filter((name) => name.startsWith('XMP-GCamera'))).toEqual([])
    expect(Buffer.from(file).includes('PRIVATE')).toBe(false)
    expect(file.length).toBeLessThan(plain.length + xmp.length)
  })

  test('stand beside the description of a gain map', async () => {
    const { file } = await carriedTo(
      [sourceXmp(packet('xmp:Rating="4"'))],
      '<rdf:Description rdf:about="" xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"/>',
    )
    expect(metadataIn(file)).toMatchObject({ 'XMP-xmp:Rating': 4, 'XMP-hdrgm:Version': 1 })
  })

  test('that are long stay in all their segments, unless they are a picture', async () => {
    const guid = '0123456789ABCDEF0123456789ABCDEF'
    const extension = (text: string) =>
      jpegSegment(
        0xe1,
        joined(
          ascii(`http://ns.adobe.com/xmp/extension/\0${guid}`),
          uint32(text.length),
          uint32(0),
          ascii(text),
        ),
      )
    const main = sourceXmp(packet(`xmp:Rating="4" xmpNote:HasExtendedXMP="${guid}"`))
    const history = packet('dc:source="A long history"')
    expect(metadataIn((await carriedTo([main, extension(history)])).file)).toMatchObject({
      'XMP-xmp:Rating': 4,
      'XMP-dc:Source': 'A long history',
    })
    const { file } = await carriedTo([main, extension('<GDepth:Data>PRIVATE</GDepth:Data>')])
    expect(Buffer.from(file).includes('PRIVATE')).toBe(false)
    expect(Buffer.from(file).includes('HasExtendedXMP')).toBe(false)
  })

  test('of a HEIC stay', async () => {
    const source = memorySource(
      avifFile({
        brand: 'heic',
        items: [
          pictureItem,
          { type: 'mime', mediaType: 'application/rdf+xml', data: ascii(packet('xmp:Rating="4"')) },
        ],
      }),
    )
    const captions = await readCaptions(source, await readImageHeader(source), inflate)
    expect(captions.complete).toBe(true)
    expect(captions.xmp).toContain('xmp:Rating="4"')
  })

  test.each<[string, Uint8Array[]]>([
    ['there are none', []],
    ['XMP data are cut off', [sourceXmp(packet('xmp:Rating="4"').slice(0, 300))]],
    [
      'IPTC data are longer than a segment',
      [
        photoshop(joined(ascii('8BIM\x04\x04\0\0'), uint32(70_000), new Uint8Array(60_000))),
        photoshop(new Uint8Array(10_000)),
      ],
    ],
  ])('are not complete when %s', async (_, segments) => {
    const { file, complete } = await carriedTo(segments)
    expect(complete).toBe(false)
    expect(file).toEqual(plain)
  })
})

test('normalizeXmp returns null for what is no XMP', () => {
  const picture = { size, hasExtension: false, description: '' }
  expect(normalizeXmp('', picture)).toBeNull()
  expect(normalizeXmp('</rdf:RDF>', picture)).toBeNull()
})
