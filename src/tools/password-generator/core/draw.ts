import { type RandomSource, randomBelow } from '../../../lib/random.ts'
import type { Recipe } from './recipe.ts'

/**
 * `count` whole numbers of `0 … n - 1`, each equally likely and independent, as `randomBelow` draws them but
 * many at a time.
 */
function drawNumbers(source: RandomSource, count: number, n: number): readonly number[] {
  if (n > 256) return Array.from({ length: count }, () => randomBelow(source, n))
  const limit = 256 - (256 % n)
  const drawn: number[] = []
  while (drawn.length < count) {
    const bytes = source(2 * (count - drawn.length))
    for (const byte of bytes) if (byte < limit && drawn.length < count) drawn.push(byte % n)
  }
  return drawn
}

/**
 * One password by its recipe, every one that the recipe allows equally likely.
 *
 * Characters are drawn from all sets together and the whole password is drawn again until each set is present:
 * putting in only the missing character would make some passwords likelier than others. The chance that a draw of
 * 16 characters of all four types is kept is 84 %, of 8 characters 48 %.
 *
 * @param words the list of a recipe of words, as long as the recipe says
 * @throws RangeError when no password can hold a character of every set
 */
export function drawPassword(source: RandomSource, recipe: Recipe, words: readonly string[] = []): string {
  switch (recipe.kind) {
    case 'characters':
      return drawCharacters(source, recipe.length, recipe.sets)
    case 'words':
      return drawWords(source, recipe, words)
    case 'digits':
      return drawCharacters(source, recipe.length, [[...'0123456789']])
  }
}

function drawCharacters(source: RandomSource, length: number, sets: readonly (readonly string[])[]): string {
  if (sets.length === 0 || length < sets.length || sets.some((set) => set.length === 0))
    throw new RangeError(`No password of ${length} characters holds one of each of ${sets.length} sets`)
  const alphabet = sets.flatMap((set, index) => set.map((character) => ({ character, bit: 1 << index })))
  const every = 2 ** sets.length - 1
  for (;;) {
    let password = ''
    let present = 0
    for (const number of drawNumbers(source, length, alphabet.length)) {
      const drawn = alphabet[number]
      if (!drawn) continue
      password += drawn.character
      present |= drawn.bit
    }
    if (present === every) return password
  }
}

function drawWords(
  source: RandomSource,
  recipe: Extract<Recipe, { kind: 'words' }>,
  words: readonly string[],
): string {
  if (words.length !== recipe.listSize) throw new RangeError(`The list has ${words.length} words`)
  const drawn = Array.from({ length: recipe.words }, () => {
    const word = words[randomBelow(source, words.length)] ?? ''
    return recipe.capitals ? word.charAt(0).toUpperCase() + word.slice(1) : word
  })
  if (recipe.digit) {
    const place = randomBelow(source, drawn.length)
    drawn[place] += String(randomBelow(source, 10))
  }
  return drawn.join(recipe.separator)
}
