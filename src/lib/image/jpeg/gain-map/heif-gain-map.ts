import { latin1 } from '../../bytes/byte-order.ts'
import type { Colour } from '../../isobmff/colour.ts'
import type { GainMapItem } from '../../isobmff/gain-map-item.ts'
import { appleHeadroom, appleMetadata } from './apple-headroom.ts'
import { type GainMapMetadata, parseIsoMetadata } from './gain-map-metadata.ts'

/**
 * How a gain map of an AVIF or HEIC file is applied: by its tone-mapped item, or by Apple's formulas, with the headroom
 * that its samples are still to be converted by. null where the file does not say it, or a JPEG cannot.
 */
export function heifGainMapMetadata(
  { toneMap, xmp }: GainMapItem,
  base: Colour,
  exif: Uint8Array | null,
): { readonly metadata: GainMapMetadata; readonly appleHeadroom: number | null } | null {
  if (!toneMap) {
    const headroom = appleHeadroom(xmp ? latin1(xmp) : '', exif)
    return headroom === null ? null : { metadata: appleMetadata(headroom), appleHeadroom: headroom }
  }
  // A version comes first, which is 0.
  const metadata = toneMap.data[0] === 0 ? parseIsoMetadata(toneMap.data.subarray(1)) : null
  if (!metadata) return null
  if (metadata.usesBaseColours) return { metadata, appleHeadroom: null }
  // The map would need a profile of these colours.
  const isSame = primariesOf(toneMap.colour) === primariesOf(base)
  return isSame ? { metadata: { ...metadata, usesBaseColours: true }, appleHeadroom: null } : null
}

/** Those of BT.709 where nothing is said; a profile stands for itself. */
function primariesOf({ icc, codePoints }: Colour): string {
  if (icc) return latin1(icc)
  const primaries = codePoints?.primaries ?? 1
  return String(primaries === 2 ? 1 : primaries)
}
