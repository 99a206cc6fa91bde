import { type RandomSource, randomBelow } from '../../../lib/random.ts'
import type { Recipe } from './recipe.ts'

/**
 * `count` independent, uniformly distributed integers in `0 … n - 1`. Uses rejection sampling as `randomBelow` does,
 * but reads bytes in batches.
 */
function randomIntegers(source: RandomSource, count: number, n: number): readonly number[] {
  if (n > 256) return Array.from({ length: count }, () => randomBelow(source, n))
  const limit = 256 - (256 % n)
  const integers: number[] = []
  while (integers.length < count) {
    const bytes = source(2 * (count - integers.length))
    for (const byte of bytes) if (byte < limit && integers.length < count) integers.push(byte % n)
  }
  return integers
}

/**
 * Generates one password. Every password that the recipe allows is equally likely.
 *
 * Characters are sampled from the union of all sets, and the whole password is rejected until every set is present.
 * Inserting only the missing character would make some passwords more likely than others. With all four types, a
 * sample of 16 characters is accepted with a probability of 84 %, one of 8 characters with 48 %.
 *
 * @param words the word list of a passphrase recipe; its length must equal `listSize`
 * @throws RangeError when no password can contain a character of every set, or when the list has another size
 */
export function generatePassword(
  source: RandomSource,
  recipe: Recipe,
  words: readonly string[] = [],
): string {
  switch (recipe.kind) {
    case 'characters':
      return generateCharacters(source, recipe.length, recipe.sets)
    case 'words':
      return generatePassphrase(source, recipe, words)
    case 'digits':
      return generateCharacters(source, recipe.length, [[...'0123456789']])
  }
}

function generateCharacters(
  source: RandomSource,
  length: number,
  sets: readonly (readonly string[])[],
): string {
  if (sets.length === 0 || length < sets.length || sets.some((set) => set.length === 0))
    throw new RangeError(`No password of ${length} characters contains one of each of ${sets.length} sets`)
  const alphabet = sets.flatMap((set, index) => set.map((character) => ({ character, setBit: 1 << index })))
  const allSets = 2 ** sets.length - 1
  for (;;) {
    let password = ''
    let presentSets = 0
    for (const index of randomIntegers(source, length, alphabet.length)) {
      const sampled = alphabet[index]
      if (!sampled) continue
      password += sampled.character
      presentSets |= sampled.setBit
    }
    if (presentSets === allSets) return password
  }
}

function generatePassphrase(
  source: RandomSource,
  recipe: Extract<Recipe, { kind: 'words' }>,
  words: readonly string[],
): string {
  if (words.length !== recipe.listSize) throw new RangeError(`The list has ${words.length} words`)
  const phrase = Array.from({ length: recipe.words }, () => {
    const word = words[randomBelow(source, words.length)] ?? ''
    return recipe.capitals ? word.charAt(0).toUpperCase() + word.slice(1) : word
  })
  if (recipe.digit) {
    const index = randomBelow(source, phrase.length)
    phrase[index] += String(randomBelow(source, 10))
  }
  return phrase.join(recipe.separator)
}
