import { ascii, joined, uint16, uint32 } from './bytes.ts'
import { hevcPictures } from './hevc-pictures.ts'
import { auxC, avifFile, box, heifFile, ispe, pictureItem, type SampleItem } from './isobmff-file.ts'
import { hdrMetadata } from './ultra-hdr-file.ts'

/** The content of a tone-mapped item (ISO 21496-1, annex C): one channel, in the colours of the picture. */
export const toneMapData = (flags = 0x40) => {
  const { min, max, gamma, offsetSdr, offsetHdr, capacityMin, capacityMax } = hdrMetadata
  const values = [capacityMin, capacityMax, min, max, gamma, offsetSdr, offsetHdr]
  return joined(
    [0],
    uint16(0),
    uint16(0),
    [flags],
    values.flatMap((value) => [...uint32(value * 64), ...uint32(64)]),
  )
}

const toneMap = (data = toneMapData()): SampleItem => ({
  type: 'tmap',
  data,
  references: { dimg: [1, 2] },
  properties: [ispe(64, 32)],
})

/** An AVIF picture of 64 × 32 pixels with a gain map, which is the same picture. */
export const hdrAvif = (data = toneMapData()) =>
  avifFile({ items: [pictureItem, { ...pictureItem }, toneMap(data)] })

const hevcItem = (extra: readonly Uint8Array[] = []): SampleItem => {
  const { configuration, sample } = hevcPictures.grey
  return {
    type: 'hvc1',
    data: sample,
    properties: [ispe(64, 64), box('hvcC', configuration.bytes), ...extra],
  }
}

/** A HEIC picture of 64 × 64 pixels with Apple's gain map of the same samples, whose XMP data say a headroom of 4. */
export const appleHdrHeic = (
  xmp = 'xmlns:HDRGainMap="http://ns.apple.com/HDRGainMap/1.0/" HDRGainMap:HDRGainMapHeadroom="4"',
  exif: Uint8Array | null = null,
) =>
  heifFile({
    items: [
      hevcItem(),
      { ...hevcItem([auxC('urn:com:apple:photo:2020:aux:hdrgainmap')]), references: { auxl: [1] } },
      {
        type: 'mime',
        mediaType: 'application/rdf+xml',
        data: ascii(
          `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ${xmp}/></rdf:RDF></x:xmpmeta>`,
        ),
        references: { cdsc: [2] },
      },
      ...(exif ? [{ type: 'Exif', data: joined(uint32(0), exif), references: { cdsc: [1] } }] : []),
    ],
  })
