/// <reference path="./zxcvbn-parts.d.ts" />
import matching from 'zxcvbn/lib/matching'
import scoring, { type ZxcvbnMatch } from 'zxcvbn/lib/scoring'
import { foldLetters } from './fold-letters.ts'
import { cheapestPieces, type Piece } from './pieces.ts'
import { randomBits } from './random-bits.ts'

export type Estimate = {
  /** The binary logarithm of the guesses that somebody needs who tries likely passwords first. */
  readonly bits: number
  readonly matches: readonly ZxcvbnMatch[]
}

/** Years from 1900 to 2039: zxcvbn knows them only until 2019. */
const years = /19\d\d|20[0-3]\d/g
const yearBits = Math.log2(140)

/** Shorter matches are found in random characters as often as in words. */
const shortestMatch = 3

/** A letter with a mark or without it: one bit for a word that has any. */
const marksBits = (token: string): number => (foldLetters(token) === token ? 0 : 1)

/** Words for all later estimates beside those that zxcvbn brings along, the most common first. */
export const addWords = (words: readonly string[]): void =>
  matching.set_user_input_dictionary(words.map((word) => foldLetters(word).toLowerCase()))

/** Words, names, keyboard patterns, repeats, sequences, dates and years in a password, each with its guesses. */
function knownPieces(password: string): readonly Piece<ZxcvbnMatch>[] {
  const folded = foldLetters(password)
  const shortest = Math.min(shortestMatch, folded.length)
  const matched = matching
    .omnimatch(folded)
    .filter(({ i, j, pattern }) => pattern === 'repeat' || j - i + 1 >= shortest)
    .map((match) => ({ start: match.i, end: match.j + 1, bits: bitsOf(match, password), of: match }))
  const dated = [...folded.matchAll(years)].map(({ index, 0: token }) => {
    const of = { pattern: 'regex', regex_name: 'recent_year', i: index, j: index + 3, token } as const
    return { start: index, end: index + token.length, bits: yearBits, of }
  })
  return [...matched, ...dated]
}

function bitsOf(match: ZxcvbnMatch, password: string): number {
  const token = password.slice(match.i, match.j + 1)
  if (match.pattern === 'repeat') {
    const { base_token: base = token, repeat_count: count = 1 } = match
    return estimatePieces(token.slice(0, base.length)).bits + Math.log2(count)
  }
  return Math.log2(scoring.estimate_guesses(match, password)) + marksBits(token)
}

/** A password as a sequence of patterns and of characters without one. */
export function estimatePieces(password: string): Estimate {
  const { bits, pieces } = cheapestPieces(password.length, knownPieces(password), (start, end) => {
    const token = password.slice(start, end)
    const of = { pattern: 'bruteforce', i: start, j: end - 1, token } as const
    return { start, end, bits: randomBits(token), of }
  })
  return { bits, matches: pieces.map(({ of }) => of) }
}
