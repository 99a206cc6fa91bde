/// <reference path="./zxcvbn-internals.d.ts" />
import matching from 'zxcvbn/lib/matching.js'
import scoring, { type ZxcvbnMatch } from 'zxcvbn/lib/scoring.js'
import { bruteForceBits } from './brute-force-bits.ts'
import { foldTurkishLetters } from './fold-turkish-letters.ts'
import { cheapestSegmentation, type Segment } from './segmentation.ts'

export type Estimate = {
  /** The binary logarithm of the guesses needed when likely passwords are tried first. */
  readonly bits: number
  readonly matches: readonly ZxcvbnMatch[]
}

/** Years from 1900 to 2039. zxcvbn matches them only up to 2019. */
const years = /19\d\d|20[0-3]\d/g
const yearBits = Math.log2(140)

/** Random characters contain shorter matches as often as words do. */
const minMatchLength = 3

/** One bit for a word that has any Turkish letters: it may be typed with or without them. */
const turkishLetterBits = (token: string): number => (foldTurkishLetters(token) === token ? 0 : 1)

/** Sets a dictionary besides those of zxcvbn for all later estimates, in descending order of frequency. */
export const setUserDictionary = (words: readonly string[]): void =>
  matching.set_user_input_dictionary(words.map((word) => foldTurkishLetters(word).toLowerCase()))

/** The words, names, keyboard patterns, repeats, sequences, dates and years in a password. They may overlap. */
function matchPatterns(password: string): readonly Segment<ZxcvbnMatch>[] {
  const folded = foldTurkishLetters(password)
  const minLength = Math.min(minMatchLength, folded.length)
  const patterns = matching
    .omnimatch(folded)
    .filter(({ i, j, pattern }) => pattern === 'repeat' || j - i + 1 >= minLength)
    .map((match) => ({ start: match.i, end: match.j + 1, bits: bitsOf(match, password), match }))
  const yearMatches = [...folded.matchAll(years)].map(({ index, 0: token }) => {
    const match = { pattern: 'regex', regex_name: 'recent_year', i: index, j: index + 3, token } as const
    return { start: index, end: index + token.length, bits: yearBits, match }
  })
  return [...patterns, ...yearMatches]
}

function bitsOf(match: ZxcvbnMatch, password: string): number {
  const token = password.slice(match.i, match.j + 1)
  if (match.pattern === 'repeat') {
    const { base_token: base = token, repeat_count: count = 1 } = match
    return estimatePatterns(token.slice(0, base.length)).bits + Math.log2(count)
  }
  return Math.log2(scoring.estimate_guesses(match, password)) + turkishLetterBits(token)
}

/** Estimates a password as a sequence of patterns and of gaps that are guessed by brute force. */
export function estimatePatterns(password: string): Estimate {
  const { bits, segments } = cheapestSegmentation(password.length, matchPatterns(password), (start, end) => {
    const token = password.slice(start, end)
    const match = { pattern: 'bruteforce', i: start, j: end - 1, token } as const
    return { start, end, bits: bruteForceBits(token), match }
  })
  return { bits, matches: segments.map(({ match }) => match) }
}
