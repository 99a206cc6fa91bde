import type { ByteSource } from '../../../lib/files/bytes.ts'
import type { HevcDecoder } from '../../../lib/image/hevc/hevc-decoder.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import type { Picture } from '../../../lib/image/isobmff/decoding-plan.ts'
import type { HeifFile } from '../../../lib/image/isobmff/heif-file.ts'
import { convertAppleSamples } from '../../../lib/image/jpeg/gain-map/apple-headroom.ts'
import { isoMetadataFields } from '../../../lib/image/jpeg/gain-map/gain-map-metadata.ts'
import { usableGainMap } from '../../../lib/image/jpeg/gain-map/heif-gain-map.ts'
import { transformedGrid, transformedRows } from '../../../lib/image/pixels/transformed-rows.ts'
import { colourTypes } from '../../../lib/image/png/png-file.ts'
import { gainMapChunks } from '../../../lib/image/png/png-gain-map.ts'
import { uncompressedPng } from '../../../lib/image/png/uncompressed-png.ts'
import { decodeHeif } from './decode-heif.ts'

/** Larger maps are left out, in pixels. */
const maxPixels = 64 * 1024 * 1024

const pixelsOf = ({ coded }: Picture) => coded.width * coded.height

/** Decodes a gain map to the chunks of a PNG with it, upright; none where it is broken or cannot be applied. */
export async function decodeGainMap(
  source: ByteSource,
  { picture, gainMap }: HeifFile,
  exif: Uint8Array | null,
  decoder: HevcDecoder,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const applied = gainMap && usableGainMap(gainMap, picture.colour, exif)
  // Memory is reckoned by the size of the picture.
  const most = Math.min(maxPixels, pixelsOf(picture))
  if (!applied || pixelsOf(applied.item.picture) > most) return []
  const map = applied.item.picture
  try {
    const pixels = await decodeHeif(source, map, decoder)
    if (applied.appleHeadroom !== null) convertAppleSamples(pixels, applied.appleHeadroom)
    const grid = transformedGrid(map.coded, map.transformations)
    const png = uncompressedPng(grid, colourTypes.rgb, [], transformedRows(pixels, grid, 3))
    const file = new Uint8Array(await new Blob(png).arrayBuffer())
    return gainMapChunks({ file, metadata: isoMetadataFields(applied.metadata) })
  } catch (error) {
    if (error instanceof ImageFailure && error.error.kind !== 'unreadable') return []
    throw error
  }
}
