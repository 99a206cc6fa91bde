import { allCharacters, lookAlikes } from '../character-sets.ts'

const size = (characters: string) => [...characters].length
const withoutLookAlikes = (characters: string) => [...characters].filter((one) => !lookAlikes.includes(one))

/** A set of characters, with its size and its size without look-alikes. */
type Alphabet = { readonly pattern: RegExp; readonly size: number; readonly sizeWithoutLookAlikes?: number }

const generated = (of: RegExp, characters: string): Alphabet => ({
  pattern: of,
  size: size(characters),
  sizeWithoutLookAlikes: withoutLookAlikes(characters).length,
})

/** Scripts with their number of letters per case. Any other character counts as one of 100. */
const alphabets: readonly Alphabet[] = [
  generated(/[a-z]/, allCharacters.lowercase),
  generated(/[A-Z]/, allCharacters.uppercase),
  generated(/[0-9]/, allCharacters.digits),
  generated(/[!@#$%^&*()_+\-=[\]{}|;:,.<>?]/, allCharacters.symbols),
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
const other: Alphabet = { pattern: /./su, size: 100 }

const alphabetOf = (character: string) => alphabets.find(({ pattern: of }) => of.test(character)) ?? other

/** log2 of the binomial coefficient: the number of ways to choose `chosen` of `all`. */
function log2Binomial(all: number, chosen: number): number {
  let bits = 0
  for (let index = 0; index < chosen; index += 1) bits += Math.log2((all - index) / (index + 1))
  return bits
}

/** log2 of `countPasswords`, faster and to the precision of a double. */
function bitsOf(length: number, sizes: readonly number[]): number {
  let count = 0
  for (let missing = 0; missing < 2 ** sizes.length; missing += 1) {
    let left = 0
    let sign = 1
    sizes.forEach((size, index) => {
      if (missing & (1 << index)) sign = -sign
      else left += size
    })
    count += sign * left ** length
  }
  return Math.log2(Math.max(1, count))
}

/**
 * Bits of a text without a known pattern: log2 of the number of texts of its length that contain every alphabet that it
 * contains. That is the exact entropy of a generated password. If a text uses few characters of an alphabet, such as
 * hexadecimal digits or the only allowed symbol, guessing which few they are comes first if that is cheaper.
 */
export function bruteForceBits(text: string): number {
  const characters = [...text]
  const distinct = new Map<Alphabet, Set<string>>()
  for (const one of characters) {
    const alphabet = alphabetOf(one)
    distinct.set(alphabet, (distinct.get(alphabet) ?? new Set()).add(one))
  }
  const hasNoLookAlike = characters.every((one) => !lookAlikes.includes(one))
  const sizes = [...distinct.keys()].map(({ size, sizeWithoutLookAlikes = size }) =>
    hasNoLookAlike ? sizeWithoutLookAlikes : size,
  )
  let choiceBits = 0
  let leastBits = bitsOf(characters.length, sizes)
  ;[...distinct.values()].forEach(({ size: used }, index) => {
    const all = sizes[index] ?? used
    const reduced = sizes.with(index, used)
    const bits = choiceBits + log2Binomial(all, used) + bitsOf(characters.length, reduced)
    if (bits >= leastBits) return
    choiceBits += log2Binomial(all, used)
    sizes[index] = used
    leastBits = bits
  })
  return leastBits
}
