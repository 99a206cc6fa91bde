import { type RandomSource, shuffle } from '../../../lib/random.ts'

/** Quotes that have not been shown since the deck was shuffled, in the order in which they will come. */
export type Deck = readonly number[]

/**
 * The next quote and the remaining deck. Every quote comes once before one comes again, and never the current one, also
 * when the deck is shuffled again.
 *
 * @param ids all quotes; at least two
 */
export function draw(
  source: RandomSource,
  ids: readonly number[],
  deck: Deck,
  shown: number,
): { readonly id: number; readonly deck: Deck } {
  const remaining = deck.filter((id) => id !== shown)
  const [id, ...rest] =
    remaining.length > 0
      ? remaining
      : shuffle(
          source,
          ids.filter((other) => other !== shown),
        )
  if (id === undefined) throw new RangeError('A draw needs at least two quotes')
  return { id, deck: rest }
}
