import { countPasswords, log2 } from './password-count.ts'

/** In characters, from the specification. */
export const lengthLimits = { min: 8, max: 128, step: 1 } as const
export const countLimits = { min: 1, max: 50 } as const
export const wordLimits = { min: 3, max: 12, step: 1 } as const
export const pinLimits = { min: 4, max: 12, step: 1 } as const
/** Wished strength in bits. */
export const bitLimits = { min: 40, max: 256, step: 4 } as const

/** How one password is made: everything that its entropy depends on. */
export type Recipe =
  | {
      readonly kind: 'characters'
      readonly length: number
      /** Every password holds at least one character of each; sets share none. */
      readonly sets: readonly (readonly string[])[]
    }
  | {
      readonly kind: 'words'
      readonly words: number
      /** How many words the list has; no word begins another, so every separator keeps phrases apart. */
      readonly listSize: number
      readonly separator: string
      /** Every word begins with a capital. */
      readonly capitals: boolean
      /** One digit behind one of the words. */
      readonly digit: boolean
    }
  | { readonly kind: 'digits'; readonly length: number }

/**
 * Exact entropy in bits: the binary logarithm of how many results there are, all equally likely. It says how hard
 * a password is to guess for somebody who knows the recipe and everything but the draw.
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

/** The shortest allowed length that reaches so many bits, or the longest allowed when none does. */
export function lengthForBits(bits: number, sets: readonly (readonly string[])[]): number {
  let length: number = lengthLimits.min
  while (length < lengthLimits.max && entropyBits({ kind: 'characters', length, sets }) < bits) length += 1
  return length
}

/** The fewest allowed words that reach so many bits, or the most allowed when none does. */
export function wordsForBits(
  bits: number,
  phrase: Omit<Extract<Recipe, { kind: 'words' }>, 'words'>,
): number {
  let words: number = wordLimits.min
  while (words < wordLimits.max && entropyBits({ ...phrase, words }) < bits) words += 1
  return words
}
