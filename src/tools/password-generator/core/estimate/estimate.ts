import { estimatePassphrase } from './passphrase-estimate.ts'
import { type Estimate, estimatePatterns, setUserDictionary } from './pattern-estimate.ts'

export type { Estimate }

/**
 * Creates an estimator that returns the guesses of the cheapest attack modelled here. An attacker who knows the owner
 * of the password may need fewer.
 *
 * @param words a dictionary besides those of zxcvbn, in descending order of frequency
 * @param phraseWords the list from which passphrases are generated
 */
export function createEstimator(
  words: readonly string[],
  phraseWords: readonly string[],
): (password: string) => Estimate {
  setUserDictionary(words)
  const list = new Set(phraseWords)
  return (password) => {
    const patterns = estimatePatterns(password)
    const phrase = estimatePassphrase(password, list)
    return phrase && phrase.bits < patterns.bits ? phrase : patterns
  }
}
