/// <reference path="./zxcvbn-parts.d.ts" />
import type { ZxcvbnMatch } from 'zxcvbn/lib/scoring'
import { type Estimate, estimatePieces } from './known-pieces.ts'

/** What people put between words. */
const separators = ['-', ' ', '.', '_', ',', '+', '/', ':', ';', '#', '*', '~', '|', '=']

/** A word, and perhaps the digits behind it. */
const wordWithDigits = /^(\p{L}[\p{L}'-]*)(\d{0,4})$/u

type Words = { readonly bits: number; readonly matches: readonly ZxcvbnMatch[] }

/**
 * A password as words with one separator between them, or as words of the list without any; `undefined` when it is
 * neither. The separator and capitals at the beginning of words cost nothing, as with passphrases that are drawn
 * here; a word of the list costs at most what drawing it gives.
 */
export function estimatePhrase(password: string, list: ReadonlySet<string>): Estimate | undefined {
  const ways = separators.filter((one) => password.includes(one)).map((one) => splitBy(password, one, list))
  const parsed = [...ways, joined(password, list)].filter((one) => one !== undefined)
  const estimates = parsed.map((tokens) => estimateTokens(tokens, list)).filter((one) => one !== undefined)
  return estimates.reduce<Estimate | undefined>(
    (least, one) => (least && least.bits <= one.bits ? least : one),
    undefined,
  )
}

/** The tokens between separators; a word of the list keeps its own hyphen ("drop-down"). */
function splitBy(password: string, separator: string, list: ReadonlySet<string>): readonly string[] {
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

/** The words of the list that a text without separators is made of. No word begins another, so there is one way. */
function joined(password: string, list: ReadonlySet<string>): readonly string[] | undefined {
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
    const [, word = '', behind = ''] = wordWithDigits.exec(token) ?? []
    const known = estimateWord(word, list)
    if (!known) return undefined
    bits += known.bits
    digits += behind.length
    matches.push(...known.matches)
  }
  if (digits > 0) bits += digits * Math.log2(10) + Math.log2(tokens.length)
  return { bits, matches }
}

function estimateWord(word: string, list: ReadonlySet<string>): Words | undefined {
  const lower = word.toLowerCase()
  const capital = word.charAt(0) + lower.slice(1) === word
  const estimate = estimatePieces(capital ? lower : word)
  if (list.has(lower))
    return { ...estimate, bits: Math.min(estimate.bits, Math.log2(list.size) + (capital ? 0 : 1)) }
  const [match, ...more] = estimate.matches
  return match?.pattern === 'dictionary' && more.length === 0 ? estimate : undefined
}
