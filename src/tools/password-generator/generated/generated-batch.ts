import { entropyBits } from '../core/recipe.ts'
import { recipeOf, type Settings } from '../core/settings.ts'
import { strengthLabelOf } from '../core/strength-label.ts'
import type { RecentPassword } from '../recent/recent-passwords.ts'

export type GeneratedBatch = {
  /** Increases with every batch, so that its rows are remounted; 0 for the one that is there before the page has started. */
  readonly batch: number
  readonly passwords: readonly (RecentPassword & { readonly position: number })[]
  /** The entropy of each password. */
  readonly bits: number
  /** Whether the passwords are shown in groups of four. */
  readonly grouped: boolean
  /** Made without being asked for, they are in no list until one is copied. */
  readonly isSaved: boolean
}

/** A character that takes the room of one, and shows none. */
const blank = '\u00a0'

/**
 * What is prerendered, unseen, in the place of the first password, with everything that is true of each password of these
 * settings: `fillFirstPassword` writes the characters. `password` is that one. None for a list, and for a passphrase.
 */
export function firstBatch(settings: Settings, password?: string): GeneratedBatch | undefined {
  const result = recipeOf(settings)
  if (!result.ok || result.recipe.kind === 'words' || settings.count > 1) return undefined
  const { recipe } = result
  const sets = recipe.kind === 'characters' ? recipe.sets : [['0']]
  // A password has one of each set, and nothing else decides its label.
  const sample = Array.from({ length: recipe.length }, (_, index) => sets[index % sets.length]?.[0]).join('')
  return {
    batch: 0,
    passwords: [
      { position: 1, password: password ?? blank.repeat(recipe.length), strength: strengthLabelOf(sample) },
    ],
    bits: entropyBits(recipe),
    grouped: true,
    isSaved: false,
  }
}
