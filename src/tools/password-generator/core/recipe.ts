import { countPasswords, log2 } from './password-count.ts'

/** In characters, from the product specification. */
export const lengthLimits = { min: 8, max: 128, step: 1 } as const
export const countLimits = { min: 1, max: 50 } as const
export const wordLimits = { min: 3, max: 12, step: 1 } as const
export const pinLimits = { min: 4, max: 12, step: 1 } as const
/** For a target strength, in bits. */
export const bitLimits = { min: 40, max: 256, step: 4 } as const

/** How a password is generated: every parameter on which its entropy depends. */
export type Recipe =
  | {
      readonly kind: 'characters'
      readonly length: number
      /** Disjoint sets. Every password contains at least one character of each. */
      readonly sets: readonly (readonly string[])[]
    }
  | {
      readonly kind: 'words'
      readonly words: number
      /** The length of the word list. No word is a prefix of another, so phrases stay distinct with any separator. */
      readonly listSize: number
      readonly separator: string
      /** Capitalizes the first letter of every word. */
      readonly capitals: boolean
      /** Appends one digit to one of the words. */
      readonly digit: boolean
    }
  | { readonly kind: 'digits'; readonly length: number }

/**
 * Exact entropy in bits: the binary logarithm of the number of possible results, all equally likely. It measures the
 * strength against an attacker who knows the recipe and everything else except the random choices.
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

/** The minimum allowed length whose entropy reaches `bits`, or the maximum allowed length when none does. */
export function lengthForBits(bits: number, sets: readonly (readonly string[])[]): number {
  let length: number = lengthLimits.min
  while (length < lengthLimits.max && entropyBits({ kind: 'characters', length, sets }) < bits) length += 1
  return length
}

/** The minimum allowed word count whose entropy reaches `bits`, or the maximum allowed count when none does. */
export function wordCountForBits(
  bits: number,
  phrase: Omit<Extract<Recipe, { kind: 'words' }>, 'words'>,
): number {
  let words: number = wordLimits.min
  while (words < wordLimits.max && entropyBits({ ...phrase, words }) < bits) words += 1
  return words
}
