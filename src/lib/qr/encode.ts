import { _tests as qr } from 'qr'
import { BitBuffer, pushSegment } from './bit-buffer.ts'
import { dataCodewords, interleave, type Level, levelName } from './error-correction.ts'
import { bitLength, type Segment, segment } from './segments.ts'

/** A QR code without its quiet zone. */
export type QrSymbol = {
  /** 1 … 40. */
  readonly version: number
  readonly level: Level
  /** Modules a side: 17 + 4 × version. */
  readonly size: number
  /** Row by row, 1 is dark. */
  readonly modules: Uint8Array
}

export type EncodeOptions = {
  readonly level: Level
  /** Says that the bytes are UTF-8 (ECI 26). Readers guess it right nearly always, and a few old ones trip over it. */
  readonly eci?: boolean
}

export type Encoded =
  | { readonly ok: true; readonly symbol: QrSymbol; readonly used: number; readonly capacity: number }
  /** It would take `used` of at most `capacity` bytes. */
  | { readonly ok: false; readonly used: number; readonly capacity: number }

/** ECI designator of UTF-8 (AIM ITS/04-023), with its indicator. */
const eciBits = 12

type Fit = { readonly version: number; readonly segments: readonly Segment[]; readonly bits: number }

/**
 * Encodes a text into the smallest version that holds it, in the segments with the fewest bits, with the mask of
 * the lowest penalty. A surrogate without its other half becomes U+FFFD, as in every encoding to UTF-8.
 *
 * `used` and `capacity` are bytes: what the text takes, its segments' heads included, and the most that a QR code
 * of this level holds.
 */
export function encode(text: string, { level, eci = false }: EncodeOptions): Encoded {
  const capacity = dataCodewords(40, level)
  const { fit, bits } = smallest(text.toWellFormed(), level, eci)
  const used = Math.ceil(bits / 8)
  if (!fit) return { ok: false, used, capacity }
  const { version, segments } = fit
  const buffer = new BitBuffer(dataCodewords(version, level))
  if (eci) buffer.push(0x71a, eciBits)
  for (const one of segments) pushSegment(buffer, one, version)
  const drawn = qr.drawSymbol(version, levelName(level), interleave(buffer.finish(), version, level))
  return { ok: true, symbol: { version, level, size: drawn.size, modules: unpack(drawn) }, used, capacity }
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

type Packed = { readonly size: number; readonly words: number; readonly v: Uint32Array }

function unpack({ size, words, v }: Packed): Uint8Array {
  const modules = new Uint8Array(size * size)
  for (let y = 0; y < size; y += 1)
    for (let word = 0; word < words; word += 1) {
      const bits = v[y * words + word] ?? 0
      const first = word * 32
      const count = Math.min(32, size - first)
      for (let bit = 0; bit < count; bit += 1) modules[y * size + first + bit] = (bits >>> bit) & 1
    }
  return modules
}
