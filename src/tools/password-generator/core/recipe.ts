import { countPasswords, log2 } from './password-count.ts'

/** In characters, from the specification. */
export const lengthLimits = { min: 8, max: 128, step: 1 } as const
export const countLimits = { min: 1, max: 50 } as const
export const wordLimits = { min: 3, max: 12, step: 1 } as const
export const pinLimits = { min: 4, max: 12, step: 1 } as const
/** Target entropy in bits. */
export const entropyLimits = { min: 40, max: 256, step: 4 } as const

/** The rules by which a password is generated: everything that its entropy depends on. */
export type Recipe =
  | {
      readonly kind: 'characters'
      readonly length: number
      /** Every password contains at least one character of each; the sets are disjoint. */
      readonly sets: readonly (readonly string[])[]
    }
  | {
      readonly kind: 'words'
      readonly words: number
      /** Number of words in the list. No word is a prefix of another, so phrases are unique with any separator. */
      readonly listSize: number
      readonly separator: string
      /** Whether every word is capitalised. */
      readonly capitals: boolean
      /** Whether one of the words is followed by a digit. */
      readonly digit: boolean
    }
  | { readonly kind: 'digits'; readonly length: number }

/**
 * Exact entropy in bits: log2 of the number of equally likely results, for an attacker who knows the recipe.
 */
export function entropyBits(recipe: Recipe): number {
  switch (recipe.kind) {
    case 'characters':
      return log2(
        countPasswords(
          recipe.length,
          recipe.sets.map((set) => set.length),
        ),
      )
    case 'words':
      return (
        recipe.words * Math.log2(recipe.listSize) +
        (recipe.digit ? Math.log2(10) + Math.log2(recipe.words) : 0)
      )
    case 'digits':
      return recipe.length * Math.log2(10)
  }
}

/** The shortest allowed length with at least this entropy, or the longest allowed length if none has. */
export function lengthForBits(bits: number, sets: readonly (readonly string[])[]): number {
  let length: number = lengthLimits.min
  while (length < lengthLimits.max && entropyBits({ kind: 'characters', length, sets }) < bits) length += 1
  return length
}

/** The least allowed number of words with at least this entropy, or the greatest if none has. */
export function wordsForBits(
  bits: number,
  phrase: Omit<Extract<Recipe, { kind: 'words' }>, 'words'>,
): number {
  let words: number = wordLimits.min
  while (words < wordLimits.max && entropyBits({ ...phrase, words }) < bits) words += 1
  return words
}
