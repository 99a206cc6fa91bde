/** A part of a password, from `start` to before `end`, and the guesses for it alone as a binary logarithm. */
export type Piece<T> = { readonly start: number; readonly end: number; readonly bits: number; readonly of: T }

type Sequence<T> = { readonly bits: number; readonly pieces: readonly Piece<T>[] }
type Best<T> = Sequence<T> & { readonly endsInGap: boolean }

/** The binary logarithm of in how many orders so many pieces can stand. */
function log2Factorial(count: number): number {
  let bits = 0
  for (let factor = 2; factor <= count; factor += 1) bits += Math.log2(factor)
  return bits
}

/**
 * What it costs to guess the structure: n! orders, as in zxcvbn, and for more than three pieces, which few passwords
 * have, eight times as many structures for each further one.
 */
const structureBits = (count: number): number => log2Factorial(count) + 3 * Math.max(0, count - 3)

/** A gap of one or two characters beside words is common ("1", "!!"). */
const shortGap = 2
/**
 * A longer gap beside a word is rare: its length and place are guessed too. Without these bits, the words that random
 * characters form by chance would make a random password look far weaker than it is.
 */
const longGapBits = 6

/**
 * The cheapest way to guess a text piece by piece: known pieces, and between them gaps of unknown characters.
 *
 * @param gap what the characters from one place to another cost when nothing is known about them
 */
export function cheapestPieces<T>(
  length: number,
  known: readonly Piece<T>[],
  gap: (start: number, end: number) => Piece<T>,
): Sequence<T> {
  // For every end the best sequence of each length, apart for those that end in a gap: two gaps in a row are one.
  const best: (readonly Best<T>[])[] = [[{ bits: 0, pieces: [], endsInGap: false }]]
  for (let end = 1; end <= length; end += 1) {
    const found = new Map<string, Best<T>>()
    for (const piece of known)
      if (piece.end === end) for (const before of best[piece.start] ?? []) offer(found, before, piece, false)
    for (let start = 0; start < end; start += 1) {
      const earlier = (best[start] ?? []).filter(({ endsInGap }) => !endsInGap)
      if (earlier.length === 0) continue
      const piece = gap(start, end)
      const beside = end - start > shortGap && end - start < length
      const costly = beside ? { ...piece, bits: piece.bits + longGapBits } : piece
      for (const before of earlier) offer(found, before, costly, true)
    }
    best.push([...found.values()])
  }
  return (best[length] ?? [])
    .map(({ bits, pieces }) => ({ bits: bits + structureBits(pieces.length), pieces }))
    .reduce((least, one) => (one.bits < least.bits ? one : least), {
      bits: Number.POSITIVE_INFINITY,
      pieces: [],
    })
}

function offer<T>(found: Map<string, Best<T>>, before: Best<T>, piece: Piece<T>, endsInGap: boolean): void {
  const bits = before.bits + piece.bits
  const key = `${before.pieces.length} ${endsInGap}`
  if (bits < (found.get(key)?.bits ?? Number.POSITIVE_INFINITY))
    found.set(key, { bits, pieces: [...before.pieces, piece], endsInGap })
}
