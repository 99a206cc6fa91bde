import { latin1, viewOf } from '../../bytes/byte-order.ts'

type Triple = readonly [number, number, number]

/**
 * How a gain map is applied to its picture (ISO 21496-1, 5.2; Adobe's "Gain Map Specification" 1.0 has the same fields
 * under other names). Gains and headrooms are base-2 logarithms; one value each for red, green and blue.
 */
export type GainMapMetadata = {
  readonly min: Triple
  readonly max: Triple
  readonly gamma: Triple
  readonly baseOffset: Triple
  readonly alternateOffset: Triple
  readonly baseHeadroom: number
  readonly alternateHeadroom: number
  /** Applied in the colours of the picture, not in those of the map's own profile. */
  readonly usesBaseColours: boolean
}

const isoIdentifier = 'urn:iso:std:iso:ts:21496:-1\0'

const severalChannels = 0x80
const baseColours = 0x40
const backward = 0x04
const commonDenominator = 0x08
const denominator = 1_000_000
/** The largest value that a signed fraction with that denominator holds. */
const largest = 2_147

/** Whether a picture with less than the map's headroom can be made of these numbers. */
export function isUsable(metadata: GainMapMetadata): boolean {
  const { min, max, gamma, baseOffset, alternateOffset, baseHeadroom, alternateHeadroom } = metadata
  const all = [min, max, gamma, baseOffset, alternateOffset].flat()
  return (
    [...all, baseHeadroom, alternateHeadroom].every((value) => Math.abs(value) <= largest) &&
    max.every((value, channel) => value >= (min[channel] ?? 0)) &&
    gamma.every((value) => value >= 1 / denominator) &&
    baseHeadroom >= 0 &&
    // A picture that is HDR itself, with a map that leads back to less, is not read by most programs.
    alternateHeadroom > baseHeadroom
  )
}

/** Reads the content of an APP2 segment (ISO 21496-1, annex C); null where it is none, or broken. */
export function readIsoMetadata(content: Uint8Array): GainMapMetadata | null {
  return latin1(content.subarray(0, isoIdentifier.length)) === isoIdentifier
    ? parseIsoMetadata(content.subarray(isoIdentifier.length))
    : null
}

/** Reads the metadata (ISO 21496-1, annex C) behind the identifier; null where they are broken, or only versions. */
export function parseIsoMetadata(fields: Uint8Array): GainMapMetadata | null {
  const view = viewOf(fields)
  const flags = view.byteLength > 5 && view.getUint16(0) === 0 ? view.getUint8(4) : backward
  if (flags & backward) return null
  const channels = flags & severalChannels ? 3 : 1
  const shared = (flags & commonDenominator) !== 0
  const values = 2 + channels * 5
  if (view.byteLength < 5 + (shared ? 4 + values * 4 : values * 8)) return null
  const value = (index: number, signed: boolean) => {
    const at = shared ? 9 + index * 4 : 5 + index * 8
    return (signed ? view.getInt32(at) : view.getUint32(at)) / view.getUint32(shared ? 5 : at + 4)
  }
  const triple = (first: number, signed = true): Triple => {
    const of = (channel: number) => value(2 + Math.min(channel, channels - 1) * 5 + first, signed)
    return [of(0), of(1), of(2)]
  }
  const metadata = {
    baseHeadroom: value(0, false),
    alternateHeadroom: value(1, false),
    min: triple(0),
    max: triple(1),
    gamma: triple(2, false),
    baseOffset: triple(3),
    alternateOffset: triple(4),
    usesBaseColours: (flags & baseColours) !== 0,
  }
  return isUsable(metadata) ? metadata : null
}

/** The content of the APP2 segment of a gain map. */
export function writeIsoMetadata(metadata: GainMapMetadata): Uint8Array<ArrayBuffer> {
  const { min, max, gamma, baseOffset, alternateOffset, baseHeadroom, alternateHeadroom } = metadata
  const fields = [min, max, gamma, baseOffset, alternateOffset]
  const channels = fields.every(([red, green, blue]) => red === green && green === blue) ? 1 : 3
  const values = [baseHeadroom, alternateHeadroom]
  for (let channel = 0; channel < channels; channel += 1)
    values.push(...fields.map((field) => field[channel] ?? 0))
  const content = isoSegment(1 + values.length * 8)
  const view = viewOf(content.subarray(isoIdentifier.length + 4))
  view.setUint8(0, (channels === 3 ? severalChannels : 0) | (metadata.usesBaseColours ? baseColours : 0))
  for (const [index, value] of values.entries()) {
    view.setInt32(1 + index * 8, Math.round(value * denominator))
    view.setUint32(5 + index * 8, denominator)
  }
  return content
}

/** The same without the identifier, as other formats than JPEG have it. */
export const isoMetadataFields = (metadata: GainMapMetadata): Uint8Array<ArrayBuffer> =>
  writeIsoMetadata(metadata).slice(isoIdentifier.length)

/** The content of the APP2 segment of the picture that a gain map belongs to: the versions only (annex C). */
export const isoVersion = (): Uint8Array<ArrayBuffer> => isoSegment(0)

function isoSegment(length: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(isoIdentifier.length + 4 + length)
  content.set(Array.from(isoIdentifier, (character) => character.charCodeAt(0)))
  return content
}
