/** A recognised part of a password, from `start` to before `end`, and log2 of the guesses for it alone. */
export type Match<T> = {
  readonly start: number
  readonly end: number
  readonly bits: number
  readonly source: T
}

type Sequence<T> = { readonly bits: number; readonly matches: readonly Match<T>[] }
type Best<T> = Sequence<T> & { readonly endsInGap: boolean }

/** log2(count!): in how many orders the matches can stand. */
function log2Factorial(count: number): number {
  let bits = 0
  for (let factor = 2; factor <= count; factor += 1) bits += Math.log2(factor)
  return bits
}

/**
 * Bits to guess the structure: n! orders, as in zxcvbn. Few passwords have more than three matches, so each further one
 * multiplies the number of structures by eight.
 */
const structureBits = (count: number): number => log2Factorial(count) + 3 * Math.max(0, count - 3)

/** In characters. Gaps this short are common beside words ("1", "!!"). */
const shortGap = 2
/**
 * A longer gap beside a word is rare, so its length and position have to be guessed too. Without these bits, words that
 * occur in random characters by chance would make a random password look far weaker than it is.
 */
const longGapBits = 6

/**
 * The sequence of matches, and of gaps between them, that takes the fewest guesses: dynamic programming over the end
 * position, as in zxcvbn.
 *
 * @param length of the password in UTF-16 units
 * @param gap returns a brute-force match for the characters between two positions
 */
export function mostGuessableSequence<T>(
  length: number,
  known: readonly Match<T>[],
  gap: (start: number, end: number) => Match<T>,
): Sequence<T> {
  // The best sequence for each end, number of matches and whether it ends in a gap: two adjacent gaps would be one.
  const best: (readonly Best<T>[])[] = [[{ bits: 0, matches: [], endsInGap: false }]]
  for (let end = 1; end <= length; end += 1) {
    const found = new Map<string, Best<T>>()
    for (const match of known)
      if (match.end === end)
        for (const before of best[match.start] ?? []) keepCheaper(found, before, match, false)
    for (let start = 0; start < end; start += 1) {
      const earlier = (best[start] ?? []).filter(({ endsInGap }) => !endsInGap)
      if (earlier.length === 0) continue
      const match = gap(start, end)
      const isLongGap = end - start > shortGap && end - start < length
      const withGap = isLongGap ? { ...match, bits: match.bits + longGapBits } : match
      for (const before of earlier) keepCheaper(found, before, withGap, true)
    }
    best.push([...found.values()])
  }
  return (best[length] ?? [])
    .map(({ bits, matches }) => ({ bits: bits + structureBits(matches.length), matches }))
    .reduce((best, each) => (each.bits < best.bits ? each : best), {
      bits: Number.POSITIVE_INFINITY,
      matches: [],
    })
}

function keepCheaper<T>(
  found: Map<string, Best<T>>,
  before: Best<T>,
  match: Match<T>,
  endsInGap: boolean,
): void {
  const bits = before.bits + match.bits
  const key = `${before.matches.length} ${endsInGap}`
  if (bits < (found.get(key)?.bits ?? Number.POSITIVE_INFINITY))
    found.set(key, { bits, matches: [...before.matches, match], endsInGap })
}
