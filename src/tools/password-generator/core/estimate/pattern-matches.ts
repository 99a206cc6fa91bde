/// <reference path="./zxcvbn-parts.d.ts" />
import matching from 'zxcvbn/lib/matching'
import scoring, { type ZxcvbnMatch } from 'zxcvbn/lib/scoring'
import { bruteForceBits } from './brute-force-bits.ts'
import { foldTurkishLetters } from './fold-turkish-letters.ts'
import { type Match, mostGuessableSequence } from './match-sequence.ts'

export type Estimate = {
  /** log2 of the guesses for an attacker who tries likely passwords first. */
  readonly bits: number
  readonly matches: readonly ZxcvbnMatch[]
}

/** Years from 1900 to 2039; zxcvbn recognises them only until 2019. */
const years = /19\d\d|20[0-3]\d/g
const yearBits = Math.log2(140)

/** In characters. Shorter matches are as frequent in random characters as in words. */
const minMatchLength = 3

/** One bit for a word with diacritics: whether they were typed or left out. */
const diacriticBits = (token: string): number => (foldTurkishLetters(token) === token ? 0 : 1)

/** Adds words to zxcvbn's dictionaries for all later estimates, the most common first. */
export const addWords = (words: readonly string[]): void =>
  matching.set_user_input_dictionary(words.map((word) => foldTurkishLetters(word).toLowerCase()))

/** All words, names, keyboard patterns, repeats, sequences, dates and years in a password; they may overlap. */
function patternMatches(password: string): readonly Match<ZxcvbnMatch>[] {
  const folded = foldTurkishLetters(password)
  const shortest = Math.min(minMatchLength, folded.length)
  const matched = matching
    .omnimatch(folded)
    .filter(({ i, j, pattern }) => pattern === 'repeat' || j - i + 1 >= shortest)
    .map((match) => ({ start: match.i, end: match.j + 1, bits: bitsOf(match, password), source: match }))
  const dated = [...folded.matchAll(years)].map(({ index, 0: token }) => {
    const source = { pattern: 'regex', regex_name: 'recent_year', i: index, j: index + 3, token } as const
    return { start: index, end: index + token.length, bits: yearBits, source }
  })
  return [...matched, ...dated]
}

function bitsOf(match: ZxcvbnMatch, password: string): number {
  const token = password.slice(match.i, match.j + 1)
  if (match.pattern === 'repeat') {
    const { base_token: base = token, repeat_count: count = 1 } = match
    return estimateByPatterns(token.slice(0, base.length)).bits + Math.log2(count)
  }
  return Math.log2(scoring.estimate_guesses(match, password)) + diacriticBits(token)
}

/** Estimates a password as a sequence of patterns, with brute force between them. */
export function estimateByPatterns(password: string): Estimate {
  const { bits, matches } = mostGuessableSequence(password.length, patternMatches(password), (start, end) => {
    const token = password.slice(start, end)
    const source = { pattern: 'bruteforce', i: start, j: end - 1, token } as const
    return { start, end, bits: bruteForceBits(token), source }
  })
  return { bits, matches: matches.map(({ source }) => source) }
}
