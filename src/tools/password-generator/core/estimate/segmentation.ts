/** The part of a password from `start` to before `end`, with the binary logarithm of the guesses for it alone. */
export type Segment<T> = {
  readonly start: number
  readonly end: number
  readonly bits: number
  readonly match: T
}

type Segmentation<T> = { readonly bits: number; readonly segments: readonly Segment<T>[] }
type Candidate<T> = Segmentation<T> & { readonly endsInGap: boolean }

function log2Factorial(n: number): number {
  let bits = 0
  for (let factor = 2; factor <= n; factor += 1) bits += Math.log2(factor)
  return bits
}

/**
 * The cost of guessing the structure: n! orders, as in zxcvbn, and a factor of 8 for every segment beyond the third,
 * because few passwords have more than three.
 */
const structureBits = (count: number): number => log2Factorial(count) + 3 * Math.max(0, count - 3)

/** Gaps of one or two characters beside words are common ("1", "!!"). */
const maxShortGap = 2
/**
 * Longer gaps beside words are rare, so an attacker must guess their length and position too. Without this cost, the
 * words that occur in random characters by chance would make a random password look far weaker than it is.
 */
const longGapBits = 6

/**
 * The cheapest segmentation of a text into known segments and, between them, gaps of unknown characters. Dynamic
 * programming over the end of the last segment.
 *
 * @param gap the segment from `start` to before `end`, if no pattern is known in it
 */
export function cheapestSegmentation<T>(
  length: number,
  known: readonly Segment<T>[],
  gap: (start: number, end: number) => Segment<T>,
): Segmentation<T> {
  // Per end, the cheapest segmentation of each segment count. Those that end in a gap are separate, as two adjacent
  // gaps would be one.
  const best: (readonly Candidate<T>[])[] = [[{ bits: 0, segments: [], endsInGap: false }]]
  for (let end = 1; end <= length; end += 1) {
    const found = new Map<string, Candidate<T>>()
    for (const segment of known)
      if (segment.end === end)
        for (const before of best[segment.start] ?? []) keepCheapest(found, before, segment, false)
    for (let start = 0; start < end; start += 1) {
      const predecessors = (best[start] ?? []).filter(({ endsInGap }) => !endsInGap)
      if (predecessors.length === 0) continue
      const segment = gap(start, end)
      const isLongGap = end - start > maxShortGap && end - start < length
      const priced = isLongGap ? { ...segment, bits: segment.bits + longGapBits } : segment
      for (const before of predecessors) keepCheapest(found, before, priced, true)
    }
    best.push([...found.values()])
  }
  return (best[length] ?? [])
    .map(({ bits, segments }) => ({ bits: bits + structureBits(segments.length), segments }))
    .reduce((min, one) => (one.bits < min.bits ? one : min), {
      bits: Number.POSITIVE_INFINITY,
      segments: [],
    })
}

function keepCheapest<T>(
  found: Map<string, Candidate<T>>,
  before: Candidate<T>,
  segment: Segment<T>,
  endsInGap: boolean,
): void {
  const bits = before.bits + segment.bits
  const key = `${before.segments.length} ${endsInGap}`
  if (bits < (found.get(key)?.bits ?? Number.POSITIVE_INFINITY))
    found.set(key, { bits, segments: [...before.segments, segment], endsInGap })
}
