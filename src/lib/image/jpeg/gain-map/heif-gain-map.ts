import { latin1 } from '../../bytes/byte-order.ts'
import { knownPrimaries } from '../../colour/colour-gamut.ts'
import type { Colour } from '../../isobmff/colour.ts'
import type { GainMapItem } from '../../isobmff/gain-map-item.ts'
import { appleHeadroom, appleMetadata } from './apple-headroom.ts'
import { type GainMapMetadata, parseIsoMetadata } from './gain-map-metadata.ts'

/** How a gain map is applied; Apple's samples are still to be converted by the headroom. */
type Applied = { readonly metadata: GainMapMetadata; readonly appleHeadroom: number | null }

/**
 * The gain map of an AVIF or HEIC file that can be applied, and how: by its tone-mapped item, else by Apple's formulas. null
 * where the file does not say it, or a JPEG cannot.
 */
export function usableGainMap(
  item: GainMapItem,
  base: Colour,
  exif: Uint8Array | null,
): (Applied & { readonly item: GainMapItem }) | null {
  const applied = item.toneMap ? byToneMap(item.toneMap, base) : byApple(item, exif)
  if (applied) return { ...applied, item }
  return item.otherwise && usableGainMap(item.otherwise, base, exif)
}

function byApple({ xmp }: GainMapItem, exif: Uint8Array | null): Applied | null {
  const headroom = appleHeadroom(xmp ? latin1(xmp) : '', exif)
  return headroom === null ? null : { metadata: appleMetadata(headroom), appleHeadroom: headroom }
}

function byToneMap({ data, colour }: NonNullable<GainMapItem['toneMap']>, base: Colour): Applied | null {
  // A version comes first, which is 0.
  const metadata = data[0] === 0 ? parseIsoMetadata(data.subarray(1)) : null
  if (!metadata) return null
  if (metadata.usesBaseColours) return { metadata, appleHeadroom: null }
  // The map would need a profile of these colours.
  const isSame = primariesOf(colour) === primariesOf(base)
  return isSame ? { metadata: { ...metadata, usesBaseColours: true }, appleHeadroom: null } : null
}

/** By their code point: BT.709 where nothing is said; a profile of others stands for itself. */
function primariesOf({ icc, codePoints }: Colour): string {
  if (icc) return String(knownPrimaries(icc) ?? latin1(icc))
  const primaries = codePoints?.primaries ?? 1
  return String(primaries === 2 ? 1 : primaries)
}
