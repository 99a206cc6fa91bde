/// <reference path="./zxcvbn-internals.d.ts" />
import type { ZxcvbnMatch } from 'zxcvbn/lib/scoring.js'
import { type Estimate, estimatePatterns } from './pattern-estimate.ts'

/** Common separators between the words of a passphrase. */
const separators = ['-', ' ', '.', '_', ',', '+', '/', ':', ';', '#', '*', '~', '|', '=']

/** A word with up to four trailing digits. */
const wordWithDigits = /^(\p{L}[\p{L}'-]*)(\d{0,4})$/u

/**
 * Estimates a password as words with one separator between them, or as words of the list without a separator. Returns
 * `undefined` when it is neither. The separator and capitals at the start of words cost nothing, as in passphrases
 * generated here. A word of the list costs at most the entropy of choosing it from the list.
 */
export function estimatePassphrase(password: string, list: ReadonlySet<string>): Estimate | undefined {
  const separated = separators
    .filter((separator) => password.includes(separator))
    .map((separator) => splitBySeparator(password, separator, list))
  const parsed = [...separated, splitByWordList(password, list)].filter((one) => one !== undefined)
  const estimates = parsed.map((tokens) => estimateTokens(tokens, list)).filter((one) => one !== undefined)
  return estimates.reduce<Estimate | undefined>(
    (min, one) => (min && min.bits <= one.bits ? min : one),
    undefined,
  )
}

/** The tokens between separators. Words of the list that contain the separator stay whole ("drop-down"). */
function splitBySeparator(password: string, separator: string, list: ReadonlySet<string>): readonly string[] {
  const tokens: string[] = []
  for (const part of password.split(separator)) {
    const last = tokens.at(-1)
    const compound = `${last}${separator}${part}`
    if (last !== undefined && list.has(compound.toLowerCase().replace(/\d$/, '')))
      tokens[tokens.length - 1] = compound
    else tokens.push(part)
  }
  return tokens
}

/** Splits a text without separators into words of the list. No word is a prefix of another, so the result is unique. */
function splitByWordList(password: string, list: ReadonlySet<string>): readonly string[] | undefined {
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
  let digitCount = 0
  const matches: ZxcvbnMatch[] = []
  for (const token of tokens) {
    const [, word = '', digits = ''] = wordWithDigits.exec(token) ?? []
    const estimate = estimateWord(word, list)
    if (!estimate) return undefined
    bits += estimate.bits
    digitCount += digits.length
    matches.push(...estimate.matches)
  }
  if (digitCount > 0) bits += digitCount * Math.log2(10) + Math.log2(tokens.length)
  return { bits, matches }
}

/** `undefined` when the word is in no dictionary. */
function estimateWord(word: string, list: ReadonlySet<string>): Estimate | undefined {
  const lower = word.toLowerCase()
  const isPlainOrCapitalized = word.charAt(0) + lower.slice(1) === word
  const estimate = estimatePatterns(isPlainOrCapitalized ? lower : word)
  if (list.has(lower)) {
    const listBits = Math.log2(list.size) + (isPlainOrCapitalized ? 0 : 1)
    return { ...estimate, bits: Math.min(estimate.bits, listBits) }
  }
  const [match, ...more] = estimate.matches
  return match?.pattern === 'dictionary' && more.length === 0 ? estimate : undefined
}
