import { joinBytes } from '../../../files/bytes.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'
import { xmpOf, xmpSegment } from '../captions/xmp.ts'
import { marker } from '../markers.ts'
import { firstEnd, iccSegmentsOf, insertFirst, segmentOf, withProfile } from '../metadata-segments.ts'
import { multiPictureSegment } from '../multi-picture.ts'
import type { GainMap } from './find-gain-map.ts'
import { isoVersion, writeIsoMetadata } from './gain-map-metadata.ts'
import { gainMapDescription, primaryDescription } from './gain-map-xmp.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A gain map as it follows its picture. */
export type AppendedMap = {
  readonly file: Bytes
  /** Elements that the XMP data of the picture must have. */
  readonly description: string
}

/** A gain map with its metadata in both forms, as Ultra HDR and as ISO 21496-1 have them: some readers know only one. */
export function appendedMap({ jpeg, metadata }: GainMap): AppendedMap {
  const xmp = xmpSegment(xmpOf(gainMapDescription(metadata)))
  const iso = segmentOf(marker.APP2, writeIsoMetadata(metadata))
  const file = joinBytes(insertFirst(jpeg, [...(xmp ? [xmp] : []), iso]))
  return { file, description: primaryDescription(file.length) }
}

/** `jpeg`, whose XMP data have the map's description, followed by the map. */
export function withGainMap(jpeg: Bytes, map: AppendedMap): Bytes[] {
  const version = segmentOf(marker.APP2, isoVersion())
  const at = firstEnd(jpeg) + version.length
  const index = (length: number) => multiPictureSegment({ length, secondLength: map.file.length, at })
  const length = jpeg.length + version.length + index(0).length
  return [...insertFirst(jpeg, [version, index(length)]), map.file]
}

/** The map with other samples: `encoded` in place of its own picture, with the same profile. */
export function withSamples(map: GainMap, encoded: Bytes, { width, height }: PixelSize): GainMap {
  const jpeg = withProfile(encoded, iccSegmentsOf(map.jpeg))
  return { jpeg, width, height, metadata: map.metadata, appleHeadroom: null }
}
