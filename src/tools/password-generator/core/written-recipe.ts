import { defaultCharacters } from './character-sets.ts'
import type { Recipe } from './recipe.ts'

/**
 * A recipe as a text in the prerendered page, where the early script reads it: the length and the sets, none of which
 * has a space. None for a passphrase, whose words are a file of their own.
 */
export function writeRecipe(recipe: Recipe): string | undefined {
  switch (recipe.kind) {
    case 'characters':
      return [recipe.length, ...recipe.sets.map((set) => set.join(''))].join(' ')
    case 'digits':
      return `${recipe.length} ${defaultCharacters.digits}`
    case 'words':
      return undefined
  }
}

/** The recipe of such a text, by which the same passwords are as likely. */
export function readRecipe(text: string): Recipe {
  const [length, ...sets] = text.split(' ')
  return { kind: 'characters', length: Number(length), sets: sets.map((set) => [...set]) }
}
