import { type RandomSource, shuffle } from '../../../lib/random.ts'

/** Quotes that have not been shown since the deck was shuffled, in the order they will come. */
export type Deck = readonly number[]

/**
 * The next quote and what is left of the deck. Every quote comes once before one comes again, and never the one
 * shown now, also where one shuffle ends and the next begins.
 *
 * @param ids all quotes; at least two
 */
export function draw(
  source: RandomSource,
  ids: readonly number[],
  deck: Deck,
  shown: number,
): { readonly id: number; readonly deck: Deck } {
  const left = deck.filter((id) => id !== shown)
  const [id, ...rest] =
    left.length > 0
      ? left
      : shuffle(
          source,
          ids.filter((other) => other !== shown),
        )
  if (id === undefined) throw new RangeError('A draw needs at least two quotes')
  return { id, deck: rest }
}
