import { estimatePassphrase } from './passphrase.ts'
import { addWords, type Estimate, estimateByPatterns } from './pattern-matches.ts'

export type { Estimate }

/**
 * Creates an estimator for how many guesses a typed password takes: the lower of the estimates by patterns and as a
 * passphrase. An attacker who knows more about its owner may need fewer.
 *
 * @param words added to zxcvbn's dictionaries, the most common first
 * @param phraseWords the list from which passphrases are generated
 */
export function createEstimator(
  words: readonly string[],
  phraseWords: readonly string[],
): (password: string) => Estimate {
  addWords(words)
  const list = new Set(phraseWords)
  return (password) => {
    const byPatterns = estimateByPatterns(password)
    const asPassphrase = estimatePassphrase(password, list)
    return asPassphrase && asPassphrase.bits < byPatterns.bits ? asPassphrase : byPatterns
  }
}
