import { allCharacters, lookAlikes } from '../character-sets.ts'

const size = (characters: string) => [...characters].length
const withoutLookAlikes = (characters: string) => [...characters].filter((one) => !lookAlikes.includes(one))

/** What people draw characters from: how many there are, and how many that cannot be taken for another. */
type Alphabet = { readonly of: RegExp; readonly size: number; readonly clear?: number }

const generated = (of: RegExp, characters: string): Alphabet => ({
  of,
  size: size(characters),
  clear: withoutLookAlikes(characters).length,
})

/** Scripts with their usual number of letters a case; what is none of these counts as one of 100. */
const alphabets: readonly Alphabet[] = [
  generated(/[a-z]/, allCharacters.lowercase),
  generated(/[A-Z]/, allCharacters.uppercase),
  generated(/[0-9]/, allCharacters.digits),
  generated(/[!@#$%^&*()_+\-=[\]{}|;:,.<>?]/, allCharacters.symbols),
  { of: /[ "'/\\`~]/, size: 7 },
  { of: /[çğıöşü]/, size: 6 },
  { of: /[ÇĞİÖŞÜ]/, size: 6 },
  { of: /(?=\p{Ll})\p{Script=Cyrillic}/u, size: 33 },
  { of: /(?=\p{Lu})\p{Script=Cyrillic}/u, size: 33 },
  { of: /(?=\p{Ll})\p{Script=Greek}/u, size: 25 },
  { of: /(?=\p{Lu})\p{Script=Greek}/u, size: 24 },
  { of: /\p{Script=Arabic}/u, size: 36 },
  { of: /\p{Script=Hebrew}/u, size: 27 },
  { of: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, size: 90 },
  { of: /\p{Script=Hangul}/u, size: 1000 },
  { of: /\p{Script=Han}/u, size: 3000 },
  { of: /\p{Emoji_Presentation}/u, size: 500 },
]
const other: Alphabet = { of: /./su, size: 100 }

const alphabetOf = (character: string) => alphabets.find(({ of }) => of.test(character)) ?? other

/** The binary logarithm of how many ways there are to choose `chosen` of `all`. */
function log2Choices(all: number, chosen: number): number {
  let bits = 0
  for (let index = 0; index < chosen; index += 1) bits += Math.log2((all - index) / (index + 1))
  return bits
}

/** Bits of so many characters that hold every alphabet, as `countPasswords` but to a double's precision, and fast. */
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
 * Bits of a text in which no pattern is known: how many texts there are of its length that hold every alphabet that
 * it holds. That is the exact entropy of a password that was drawn here. Where a text holds few characters of an
 * alphabet, as hexadecimal digits or a password with one allowed symbol, it is less to guess those few first.
 */
export function randomBits(text: string): number {
  const characters = [...text]
  const distinct = new Map<Alphabet, Set<string>>()
  for (const one of characters) {
    const alphabet = alphabetOf(one)
    distinct.set(alphabet, (distinct.get(alphabet) ?? new Set()).add(one))
  }
  const clear = characters.every((one) => !lookAlikes.includes(one))
  const sizes = [...distinct.keys()].map(({ size, clear: fewer = size }) => (clear ? fewer : size))
  let choice = 0
  let least = bitsOf(characters.length, sizes)
  ;[...distinct.values()].forEach(({ size: used }, index) => {
    const all = sizes[index] ?? used
    const fewer = sizes.with(index, used)
    const bits = choice + log2Choices(all, used) + bitsOf(characters.length, fewer)
    if (bits >= least) return
    choice += log2Choices(all, used)
    sizes[index] = used
    least = bits
  })
  return least
}
