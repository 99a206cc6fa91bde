import { addWords, type Estimate, estimatePieces } from './known-pieces.ts'
import { estimatePhrase } from './phrase.ts'

export type { Estimate }

/**
 * Makes the estimate of how many guesses a typed password takes, from below: the cheapest of the ways to guess it
 * that are known here. Real attackers may know more about its owner.
 *
 * @param words beside zxcvbn's own dictionaries, the most common first
 * @param phraseWords what passphrases are drawn from
 */
export function createEstimator(
  words: readonly string[],
  phraseWords: readonly string[],
): (password: string) => Estimate {
  addWords(words)
  const list = new Set(phraseWords)
  return (password) => {
    const pieces = estimatePieces(password)
    const phrase = estimatePhrase(password, list)
    return phrase && phrase.bits < pieces.bits ? phrase : pieces
  }
}
