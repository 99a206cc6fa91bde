import { defaultCharacters, lookAlikes } from '../character-sets.ts'

const countCharacters = (characters: string) => [...characters].length
const countWithoutLookAlikes = (characters: string) =>
  [...characters].filter((one) => !lookAlikes.includes(one)).length

/** A set from which people choose characters. `sizeWithoutLookAlikes` is set for the sets of the generator. */
type Alphabet = {
  readonly pattern: RegExp
  readonly size: number
  readonly sizeWithoutLookAlikes?: number
}

const generatorAlphabet = (pattern: RegExp, characters: string): Alphabet => ({
  pattern,
  size: countCharacters(characters),
  sizeWithoutLookAlikes: countWithoutLookAlikes(characters),
})

/** Scripts with their usual number of letters per case. */
const alphabets: readonly Alphabet[] = [
  generatorAlphabet(/[a-z]/, defaultCharacters.lowercase),
  generatorAlphabet(/[A-Z]/, defaultCharacters.uppercase),
  generatorAlphabet(/[0-9]/, defaultCharacters.digits),
  generatorAlphabet(/[!@#$%^&*()_+\-=[\]{}|;:,.<>?]/, defaultCharacters.symbols),
  { pattern: /[ "'/\\`~]/, size: 7 },
  { pattern: /[çğıöşü]/, size: 6 },
  { pattern: /[ÇĞİÖŞÜ]/, size: 6 },
  { pattern: /(?=\p{Ll})\p{Script=Cyrillic}/u, size: 33 },
  { pattern: /(?=\p{Lu})\p{Script=Cyrillic}/u, size: 33 },
  { pattern: /(?=\p{Ll})\p{Script=Greek}/u, size: 25 },
  { pattern: /(?=\p{Lu})\p{Script=Greek}/u, size: 24 },
  { pattern: /\p{Script=Arabic}/u, size: 36 },
  { pattern: /\p{Script=Hebrew}/u, size: 27 },
  { pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, size: 90 },
  { pattern: /\p{Script=Hangul}/u, size: 1000 },
  { pattern: /\p{Script=Han}/u, size: 3000 },
  { pattern: /\p{Emoji_Presentation}/u, size: 500 },
]
/** For characters of any other script. */
const fallbackAlphabet: Alphabet = { pattern: /./su, size: 100 }

const alphabetOf = (character: string) =>
  alphabets.find(({ pattern }) => pattern.test(character)) ?? fallbackAlphabet

/** The binary logarithm of the binomial coefficient "n choose k". */
function log2Binomial(n: number, k: number): number {
  let bits = 0
  for (let index = 0; index < k; index += 1) bits += Math.log2((n - index) / (index + 1))
  return bits
}

/**
 * The binary logarithm of the number of texts of this length that contain a character of every alphabet. The formula of
 * `countPasswords` in doubles instead of exact integers, for speed.
 */
function bitsOf(length: number, sizes: readonly number[]): number {
  let count = 0
  for (let missing = 0; missing < 2 ** sizes.length; missing += 1) {
    let remaining = 0
    let sign = 1
    sizes.forEach((size, index) => {
      if (missing & (1 << index)) sign = -sign
      else remaining += size
    })
    count += sign * remaining ** length
  }
  return Math.log2(Math.max(1, count))
}

/**
 * The cost of a text without a known pattern: the binary logarithm of the number of texts of its length that contain
 * a character of every alphabet in it. For a password generated here, that is its exact entropy. If the text uses few
 * characters of an alphabet, such as hexadecimal digits or a single allowed symbol, guessing those few characters first
 * is cheaper.
 */
export function bruteForceBits(text: string): number {
  const characters = [...text]
  const distinct = new Map<Alphabet, Set<string>>()
  for (const one of characters) {
    const alphabet = alphabetOf(one)
    distinct.set(alphabet, (distinct.get(alphabet) ?? new Set()).add(one))
  }
  const hasLookAlikes = characters.some((one) => lookAlikes.includes(one))
  const sizes = [...distinct.keys()].map(({ size, sizeWithoutLookAlikes = size }) =>
    hasLookAlikes ? size : sizeWithoutLookAlikes,
  )
  let subsetBits = 0
  let minBits = bitsOf(characters.length, sizes)
  ;[...distinct.values()].forEach(({ size: used }, index) => {
    const size = sizes[index] ?? used
    const reduced = sizes.with(index, used)
    const bits = subsetBits + log2Binomial(size, used) + bitsOf(characters.length, reduced)
    if (bits >= minBits) return
    subsetBits += log2Binomial(size, used)
    sizes[index] = used
    minBits = bits
  })
  return minBits
}
