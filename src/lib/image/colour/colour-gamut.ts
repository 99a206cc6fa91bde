import type { ByteSource } from '../../files/bytes.ts'
import { openBufferedReader } from '../bytes/buffered-reader.ts'
import { latin1, viewOf } from '../bytes/byte-order.ts'
import type { Inflate } from '../bytes/inflate.ts'
import type { ImageHeader } from '../header/image-header.ts'
import { colourOf } from '../isobmff/colour.ts'
import { openIsobmff } from '../isobmff/isobmff-file.ts'
import { propertiesWithSources } from '../isobmff/source-properties.ts'

/** Colour spaces of a canvas. */
export type CanvasColourSpace = 'srgb' | 'display-p3'

const maxProfileBytes = 4 * 1024 * 1024

/**
 * The colour space to process a picture in: Display P3 when its profile reaches noticeably beyond sRGB, so that colours
 * are not clipped. A broken profile is no failure; browsers treat such pictures as sRGB.
 */
export async function colourSpaceOf(
  source: ByteSource,
  header: ImageHeader,
  inflate: Inflate,
): Promise<CanvasColourSpace> {
  const profile = await profileOf(source, header, inflate).catch(() => null)
  if (profile === 'wide') return 'display-p3'
  return profile && isWide(profile) ? 'display-p3' : 'srgb'
}

async function profileOf(source: ByteSource, header: ImageHeader, inflate: Inflate) {
  switch (header.format) {
    case 'jpeg':
      return header.icc
    case 'png': {
      if (header.hasCicp) return 'wide'
      const range = header.iccProfile
      if (!range || range.end - range.start > maxProfileBytes) return null
      return inflate(await source.read(range.start, range.end))
    }
    case 'webp':
      return webpProfile(source)
    case 'jxl':
      return header.isWide ? 'wide' : null
    case 'avif':
      return avifProfile(source)
    default:
      return null
  }
}

async function webpProfile(source: ByteSource): Promise<Uint8Array | null> {
  const reader = openBufferedReader(source, 'webp')
  // The profile is the first chunk after VP8X (RFC 9649, 2.7).
  const [start, end] = [30, 38]
  if (source.size < end) return null
  const head = await reader.bytes(start, 8)
  const length = viewOf(head).getUint32(4, true)
  if (latin1(head.subarray(0, 4)) !== 'ICCP' || length > maxProfileBytes) return null
  return (await reader.bytes(end, length)).slice()
}

/** Code points of wide-gamut primaries (ITU-T H.273, table 2): Rec. 2020 and both kinds of P3. */
const widePrimaries = [9, 11, 12]

async function avifProfile(source: ByteSource): Promise<Uint8Array | 'wide' | null> {
  const { tables } = await openIsobmff(source, 'avif')
  if (tables.primary === null) return null
  const { codePoints, icc } = colourOf(propertiesWithSources(tables, tables.primary), 'avif')
  if (codePoints && widePrimaries.includes(codePoints.primaries)) return 'wide'
  return icc && icc.length <= maxProfileBytes ? icc : null
}

type Colourants = readonly (readonly number[])[]

/** X, Y and Z of red, green and blue, adapted to D50 as profiles store them, by the code points of ITU-T H.273, table 2. */
const colourants: Readonly<Record<1 | 9 | 12, Colourants>> = {
  1: [
    [0.4361, 0.2225, 0.0139],
    [0.3851, 0.7169, 0.0971],
    [0.1431, 0.0606, 0.7141],
  ],
  9: [
    [0.6735, 0.279, -0.0019],
    [0.1657, 0.6753, 0.03],
    [0.125, 0.0456, 0.797],
  ],
  12: [
    [0.5151, 0.2412, -0.0011],
    [0.292, 0.6922, 0.0419],
    [0.1571, 0.0666, 0.7841],
  ],
}

/** Area of the triangle of sRGB's primaries in CIE 1931 x, y, adapted to D50. */
const srgbArea = gamutArea(colourants[1])

/** Whether the gamut of a matrix RGB profile (ICC.1:2022) is over 5 % larger than that of sRGB. */
export function isWide(profile: Uint8Array): boolean {
  const found = colourantsOf(profile)
  return found !== null && gamutArea(found) > srgbArea * 1.05
}

/** The code point of the primaries of a matrix RGB profile: BT.709, BT.2020 or Display P3; null for others. */
export function knownPrimaries(profile: Uint8Array): 1 | 9 | 12 | null {
  const found = colourantsOf(profile)
  const isNear = (known: Colourants) =>
    known.every((each, index) =>
      each.every((value, axis) => Math.abs(value - (found?.[index]?.[axis] ?? 2)) < 0.002),
    )
  return ([1, 9, 12] as const).find((each) => isNear(colourants[each])) ?? null
}

/** null where the profile is of another kind, or broken. */
function colourantsOf(profile: Uint8Array): Colourants | null {
  if (profile.length < 132 || latin1(profile.subarray(16, 20)) !== 'RGB ') return null
  const view = viewOf(profile)
  const found = ['rXYZ', 'gXYZ', 'bXYZ'].map((wanted) => {
    const count = Math.min(100, view.getUint32(128))
    for (let entry = 132; entry + 12 <= Math.min(profile.length, 132 + count * 12); entry += 12) {
      if (latin1(profile.subarray(entry, entry + 4)) !== wanted) continue
      const at = view.getUint32(entry + 4) + 8
      if (at + 12 > profile.length) return null
      return [0, 4, 8].map((offset) => view.getInt32(at + offset) / 65_536)
    }
    return null
  })
  const known = found.filter((each) => each !== null)
  return known.length === 3 ? known : null
}

function gamutArea(colourants: readonly (readonly number[])[]): number {
  const [red = [0, 0], green = [0, 0], blue = [0, 0]] = colourants.map(([x = 0, y = 0, z = 0]) => {
    const sum = x + y + z
    return sum > 0 ? [x / sum, y / sum] : [0, 0]
  })
  const [[rx = 0, ry = 0], [gx = 0, gy = 0], [bx = 0, by = 0]] = [red, green, blue]
  return Math.abs((gx - rx) * (by - ry) - (bx - rx) * (gy - ry)) / 2
}
