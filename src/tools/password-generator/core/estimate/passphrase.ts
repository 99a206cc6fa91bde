/// <reference path="./zxcvbn-parts.d.ts" />
import type { ZxcvbnMatch } from 'zxcvbn/lib/scoring'
import { type Estimate, estimateByPatterns } from './pattern-matches.ts'

/** Characters that people put between words. */
const separators = ['-', ' ', '.', '_', ',', '+', '/', ':', ';', '#', '*', '~', '|', '=']

/** A word, followed by up to four digits. */
const wordWithDigits = /^(\p{L}[\p{L}'-]*)(\d{0,4})$/u

type WordEstimate = { readonly bits: number; readonly matches: readonly ZxcvbnMatch[] }

/**
 * Estimates a password as words with one kind of separator, or as words of the list without separators; `undefined` when
 * it is neither. The separator and initial capitals add no bits, as in generated passphrases; a word of the list adds at
 * most log2 of the list's size.
 */
export function estimatePassphrase(password: string, list: ReadonlySet<string>): Estimate | undefined {
  const split = separators
    .filter((separator) => password.includes(separator))
    .map((separator) => splitAtSeparator(password, separator, list))
  const parses = [...split, splitWithoutSeparator(password, list)].filter((tokens) => tokens !== undefined)
  const estimates = parses.map((tokens) => estimateTokens(tokens, list)).filter((one) => one !== undefined)
  return estimates.reduce<Estimate | undefined>(
    (best, each) => (best && best.bits <= each.bits ? best : each),
    undefined,
  )
}

/** The tokens between separators; a word of the list that contains a hyphen ("drop-down") is one token. */
function splitAtSeparator(password: string, separator: string, list: ReadonlySet<string>): readonly string[] {
  const tokens: string[] = []
  for (const part of password.split(separator)) {
    const last = tokens.at(-1)
    const both = `${last}${separator}${part}`
    if (last !== undefined && list.has(both.toLowerCase().replace(/\d$/, '')))
      tokens[tokens.length - 1] = both
    else tokens.push(part)
  }
  return tokens
}

/** The words of the list that make up the password. No word is a prefix of another, so the split is unique. */
function splitWithoutSeparator(password: string, list: ReadonlySet<string>): readonly string[] | undefined {
  const tokens: string[] = []
  const text = password.toLowerCase()
  let start = 0
  while (start < text.length) {
    let end = start + 3
    while (end <= text.length && !list.has(text.slice(start, end))) end += 1
    if (end > text.length) return undefined
    if (/\d/.test(text.charAt(end))) end += 1
    tokens.push(password.slice(start, end))
    start = end
  }
  return tokens.length > 1 ? tokens : undefined
}

function estimateTokens(tokens: readonly string[], list: ReadonlySet<string>): Estimate | undefined {
  if (tokens.length < 2) return undefined
  let bits = 0
  let digits = 0
  const matches: ZxcvbnMatch[] = []
  for (const token of tokens) {
    const [, word = '', digitsAfter = ''] = wordWithDigits.exec(token) ?? []
    const known = estimateWord(word, list)
    if (!known) return undefined
    bits += known.bits
    digits += digitsAfter.length
    matches.push(...known.matches)
  }
  if (digits > 0) bits += digits * Math.log2(10) + Math.log2(tokens.length)
  return { bits, matches }
}

function estimateWord(word: string, list: ReadonlySet<string>): WordEstimate | undefined {
  const lower = word.toLowerCase()
  const isCapitalised = word.charAt(0) + lower.slice(1) === word
  const estimate = estimateByPatterns(isCapitalised ? lower : word)
  if (list.has(lower))
    return { ...estimate, bits: Math.min(estimate.bits, Math.log2(list.size) + (isCapitalised ? 0 : 1)) }
  const [match, ...more] = estimate.matches
  return match?.pattern === 'dictionary' && more.length === 0 ? estimate : undefined
}
