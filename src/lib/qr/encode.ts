import { utf8Length } from '../text/utf8-length.ts'
import { BitBuffer, pushSegment } from './bit-buffer.ts'
import { dataCodewords, type Level, levels } from './blocks.ts'
import { interleave } from './error-correction.ts'
import { bitLength, type Segment, segment } from './segments.ts'
import { drawSymbol, type QrSymbol } from './symbol.ts'

export type EncodeOptions = {
  readonly level: Level
  /** Declares the bytes as UTF-8 (ECI 26). Nearly all readers detect it, and a few old ones fail on the declaration. */
  readonly eci?: boolean
  /** Uses the highest level that fits into the same version; `level` is the minimum then. */
  readonly raise?: boolean
}

export type Encoded =
  | { readonly ok: true; readonly symbol: QrSymbol; readonly used: number; readonly capacity: number }
  /** It would take `used` of at most `capacity` bytes. */
  | { readonly ok: false; readonly used: number; readonly capacity: number }

/** ECI designator of UTF-8 (AIM ITS/04-023), with its indicator. */
const eciBits = 12

/** Longer texts are not split into segments: seven times what any symbol holds, in characters. */
const maxSegmented = 50_000

type Fit = { readonly version: number; readonly segments: readonly Segment[]; readonly bits: number }

/**
 * Encodes a text into the smallest version that holds it, in the segments with the fewest bits, with the mask of
 * the lowest penalty. A surrogate without its other half becomes U+FFFD, as in every encoding to UTF-8.
 *
 * `used` and `capacity` are bytes: what the text takes, its segments' heads included, and the most that a QR code
 * of this level holds.
 */
export function encode(text: string, { level, eci = false, raise = false }: EncodeOptions): Encoded {
  const capacity = dataCodewords(40, level)
  // Far too long texts need no segments to be refused.
  if (text.length > maxSegmented) return { ok: false, used: utf8Length(text), capacity }
  const { fit, bits } = smallest(text.toWellFormed(), level, eci)
  const used = Math.ceil(bits / 8)
  if (!fit) return { ok: false, used, capacity }
  const { version, segments } = fit
  const drawn = raise ? highestLevel(fit, level) : level
  const buffer = new BitBuffer(dataCodewords(version, drawn))
  if (eci) buffer.push(0x71a, eciBits)
  for (const one of segments) pushSegment(buffer, one, version)
  const symbol = drawSymbol(version, drawn, interleave(buffer.finish(), version, drawn))
  return { ok: true, symbol, used, capacity }
}

/** The highest level that fits into the version. */
function highestLevel({ version, bits }: Fit, level: Level): Level {
  const higher = levels.slice(levels.indexOf(level) + 1)
  return higher.findLast((each) => bits <= dataCodewords(version, each) * 8) ?? level
}

/** Segments depend on the version only through the lengths of the counts, which have three steps. */
function smallest(
  text: string,
  level: Level,
  eci: boolean,
): { readonly fit: Fit | undefined; readonly bits: number } {
  let bits = 0
  for (const [first, last] of [
    [1, 9],
    [10, 26],
    [27, 40],
  ] as const) {
    if (text.length > 8000 && last < 40) continue
    const segments = segment(text, first)
    bits = bitLength(segments, first) + (eci ? eciBits : 0)
    for (let version = first; version <= last; version += 1)
      if (bits <= dataCodewords(version, level) * 8) return { fit: { version, segments, bits }, bits }
  }
  // Counts that do not fit their field have no length; the text is too long all the same.
  if (!Number.isFinite(bits)) bits = text.length * 8
  return { fit: undefined, bits }
}
