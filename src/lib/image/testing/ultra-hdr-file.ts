import { ascii, joined, uint16, uint16le, uint32, uint32le } from './bytes.ts'
import { exifSegment } from './exif-data.ts'
import { type JpegOptions, jpegFile, jpegSegment, xmpSegment } from './jpeg-file.ts'

export type HdrOptions = {
  /** How the gain map's metadata are written. */
  readonly form?: 'xmp' | 'iso' | 'apple'
  readonly orientation?: number
  /** The picture's camera, as an example of private data. */
  readonly maker?: string
  readonly picture?: Partial<JpegOptions>
  readonly map?: Partial<JpegOptions>
  /** XMP elements of the picture besides those of the gain map. */
  readonly xmp?: string
  /** Segments of the picture after the others. */
  readonly segments?: readonly Uint8Array[]
  /** Bytes after the gain map. */
  readonly appended?: Uint8Array
  /** What is done to the finished gain map. */
  readonly spoil?: (map: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>
}

/** The metadata of the gain map, of all three channels; gains and headrooms are base-2 logarithms. */
export const hdrMetadata = {
  min: -0.5,
  max: 2.25,
  gamma: 1.5,
  offsetSdr: 0.015625,
  offsetHdr: 0.03125,
  capacityMin: 0.25,
  capacityMax: 2.5,
} as const
/** Headroom of Apple's form, as a ratio. */
export const appleHdrHeadroom = 4

const rdf = (description: string) =>
  xmpSegment(
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF></x:xmpmeta>`,
  )
const hdrgm = 'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"'
const container = 'http://ns.google.com/photos/1.0/container/'
const isoSegment = (content: readonly number[]) =>
  jpegSegment(0xe2, joined(ascii('urn:iso:std:iso:ts:21496:-1\0'), [0, 0, 0, 0], content))

/** A JPEG picture of 64 × 32 pixels with a gain map of half its size behind it. */
export function ultraHdrFile(options: HdrOptions = {}): Uint8Array<ArrayBuffer> {
  const { form = 'xmp', maker = 'Camera works', xmp = '', spoil = (map) => map } = options
  const map = spoil(
    jpegFile({
      columns: 4,
      rows: 2,
      block: (column, row) => [60 + column * 40 + row * 20],
      ...options.map,
      segments: mapSegments(form),
    }),
  )
  const exif = exifSegment({ orientation: options.orientation ?? 1, maker })
  const description = `<rdf:Description ${hdrgm} xmlns:Container="${container}" xmlns:Item="${container}item/"><Container:Directory><rdf:Seq><rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="Primary" Item:Mime="image/jpeg"/></rdf:li><rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="GainMap" Item:Mime="image/jpeg" Item:Length="${map.length}"/></rdf:li></rdf:Seq></Container:Directory></rdf:Description>`
  const before = [
    exif,
    ...(form === 'apple' ? [] : [rdf((form === 'xmp' ? description : '') + xmp)]),
    ...(form === 'iso' ? [isoSegment([])] : []),
  ]
  const picture = (index: Uint8Array) =>
    jpegFile({
      columns: 8,
      rows: 4,
      block: (column, row) => [30 + (column < 4 ? 0 : 60) + (row < 2 ? 0 : 120), 128, 128],
      ...options.picture,
      segments: [...before, index, ...(options.segments ?? [])],
    })
  const length = picture(indexSegment(0, 0, 0)).length
  const at = before.reduce((sum, segment) => sum + segment.length, 2)
  return joined(picture(indexSegment(length, map.length, at)), map, options.appended ?? [])
}

function mapSegments(form: 'xmp' | 'iso' | 'apple'): Uint8Array[] {
  const { min, max, gamma, offsetSdr, offsetHdr, capacityMin, capacityMax } = hdrMetadata
  if (form === 'xmp')
    return [
      rdf(
        `<rdf:Description ${hdrgm} hdrgm:GainMapMin="${min}" hdrgm:GainMapMax="${max}" hdrgm:Gamma="${gamma}" hdrgm:OffsetSDR="${offsetSdr}" hdrgm:OffsetHDR="${offsetHdr}" hdrgm:HDRCapacityMin="${capacityMin}" hdrgm:HDRCapacityMax="${capacityMax}" hdrgm:BaseRenditionIsHDR="False" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="Private device"/>`,
      ),
    ]
  if (form === 'apple')
    return [
      rdf(
        `<rdf:Description xmlns:apdi="http://ns.apple.com/pixeldatainfo/1.0/" apdi:AuxiliaryImageType="urn:com:apple:photo:2020:aux:hdrgainmap" xmlns:HDRGainMap="http://ns.apple.com/HDRGainMap/1.0/" HDRGainMap:HDRGainMapVersion="131072" HDRGainMap:HDRGainMapHeadroom="${appleHdrHeadroom}"/>`,
      ),
    ]
  // One channel, in the colours of the picture; every value over 64.
  const values = [capacityMin, capacityMax, min, max, gamma, offsetSdr, offsetHdr]
  return [isoSegment([0x40, ...values.flatMap((value) => [...uint32(value * 64), ...uint32(64)])])]
}

/** A little-endian multi-picture index (CIPA DC-007) at offset `at`, with a gain map right behind the picture. */
function indexSegment(length: number, mapLength: number, at: number): Uint8Array<ArrayBuffer> {
  const entry = (tag: number, kind: number, count: number, value: readonly number[]) => [
    ...uint16le(tag),
    ...uint16le(kind),
    ...uint32le(count),
    ...value,
  ]
  const tiff = joined(
    ascii('II*\0'),
    uint32le(8),
    uint16le(3),
    entry(0xb000, 7, 4, [...ascii('0100')]),
    entry(0xb001, 4, 1, uint32le(2)),
    entry(0xb002, 7, 32, uint32le(50)),
    uint32le(0),
    [...uint32le(0x03_0000), ...uint32le(length), ...uint32le(0), ...uint32le(0)],
    [...uint32le(0), ...uint32le(mapLength), ...uint32le(length - at - 8), ...uint32le(0)],
  )
  return jpegSegment(0xe2, joined(ascii('MPF\0'), tiff))
}

/** EXIF data with Apple's maker note, whose tags 33 and 48 are these numbers. */
export function appleExif(boost: number, gain: number): Uint8Array<ArrayBuffer> {
  const entry = (tag: number, kind: number, count: number, value: number) => [
    ...uint16(tag),
    ...uint16(kind),
    ...uint32(count),
    ...uint32(value),
  ]
  const signature = [...ascii('Apple iOS\0\0\x01MM')]
  const fractions = signature.length + 2 + 2 * 12 + 4
  const note = joined(
    signature,
    uint16(2),
    entry(33, 10, 1, fractions),
    entry(48, 10, 1, fractions + 8),
    uint32(0),
    [boost, gain].flatMap((value) => [...uint32(Math.round(value * 10_000)), ...uint32(10_000)]),
  )
  return joined(
    ascii('MM\0*'),
    uint32(8),
    uint16(1),
    entry(0x8769, 4, 1, 26),
    uint32(0),
    uint16(1),
    entry(0x927c, 7, note.length, 44),
    uint32(0),
    note,
  )
}
