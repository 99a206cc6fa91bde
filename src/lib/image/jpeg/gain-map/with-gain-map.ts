import { joinBytes } from '../../../files/bytes.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'
import { xmpOf, xmpSegment } from '../captions/xmp.ts'
import { marker } from '../markers.ts'
import { iccSegmentsOf, insertFirst, segmentOf, withProfile } from '../metadata-segments.ts'
import type { GainMap } from './find-gain-map.ts'
import { writeIsoMetadata } from './gain-map-metadata.ts'
import { gainMapDescription } from './gain-map-xmp.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A gain map that is a JPEG, with its metadata in both forms, as Ultra HDR and as ISO 21496-1 have them: some readers know only one. */
export function gainMapFile({ file, metadata }: GainMap): Bytes {
  const xmp = xmpSegment(xmpOf(gainMapDescription(metadata)))
  const iso = segmentOf(marker.APP2, writeIsoMetadata(metadata))
  return joinBytes(insertFirst(file, [...(xmp ? [xmp] : []), iso]))
}

/** The map with other samples: `encoded` in place of its own picture, with the same profile where that is of a JPEG. */
export function withSamples(map: GainMap, encoded: Bytes, { width, height }: PixelSize): GainMap {
  const file = map.type === 'image/jpeg' ? withProfile(encoded, iccSegmentsOf(map.file)) : encoded
  return { file, type: 'image/jpeg', width, height, metadata: map.metadata, appleHeadroom: null }
}
