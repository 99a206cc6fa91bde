import { type ReadableLanguage, readableLanguages } from '../syllables/count-syllables.ts'
import type { FoundLanguage } from './language.ts'

export const hasReadability = (language: FoundLanguage): language is ReadableLanguage =>
  readableLanguages.includes(language as ReadableLanguage)

export type Readability = {
  /** About 0 (very hard) to 100 (very easy); not clamped. */
  readonly ease: number
  readonly formula: 'Flesch' | 'Ateşman' | 'Amstad' | 'Fernández Huerta' | 'Kandel–Moles'
  /** Flesch–Kincaid: years of school, English only. */
  readonly grade: number | null
}

/**
 * Reading ease from words per sentence and syllables per word. Sources: Flesch 1948 and Kincaid et al. 1975 (en),
 * Ateşman 1997 (tr), Amstad 1978 (de), Fernández Huerta 1959 (es), Kandel and Moles 1958 (fr).
 */
export function readability(
  language: ReadableLanguage,
  counts: { readonly words: number; readonly sentences: number; readonly syllables: number },
): Readability {
  const length = counts.words / counts.sentences
  const syllables = counts.syllables / counts.words
  switch (language) {
    case 'en':
      return {
        ease: 206.835 - 1.015 * length - 84.6 * syllables,
        formula: 'Flesch',
        grade: 0.39 * length + 11.8 * syllables - 15.59,
      }
    case 'tr':
      return { ease: 198.825 - 40.175 * syllables - 2.61 * length, formula: 'Ateşman', grade: null }
    case 'de':
      return { ease: 180 - length - 58.5 * syllables, formula: 'Amstad', grade: null }
    case 'es':
      return { ease: 206.84 - 60 * syllables - 1.02 * length, formula: 'Fernández Huerta', grade: null }
    case 'fr':
      return { ease: 207 - 1.015 * length - 73.6 * syllables, formula: 'Kandel–Moles', grade: null }
  }
}
