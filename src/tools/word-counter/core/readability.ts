import type { FoundLanguage } from './language.ts'

/** Languages with a formula for reading ease. */
export const readableLanguages = ['en', 'tr', 'de', 'es', 'fr'] as const
export type ReadableLanguage = (typeof readableLanguages)[number]

export const hasReadability = (language: FoundLanguage): language is ReadableLanguage =>
  readableLanguages.includes(language as ReadableLanguage)

const vowels: Readonly<Record<ReadableLanguage, RegExp>> = {
  en: /[aeiouy]+/g,
  // Every Turkish syllable has exactly one vowel.
  tr: /[aeıioöuüâîû]/g,
  de: /[aeiouyäöü]+/g,
  es: /[aeo]?[iuüy]?[aeoáéíóú]+[iuüy]?|[iuüy]/g,
  fr: /[aeiouyàâäéèêëîïôöùûüÿœ]+/g,
}

/** Syllables of a lowercase word, at least one; exact in Turkish, a good estimate elsewhere. */
export function countSyllables(word: string, language: ReadableLanguage): number {
  const groups = word.match(vowels[language])?.length ?? 0
  if (language === 'en') return Math.max(1, groups - silentEndings(word))
  if (language === 'fr' && groups > 1 && /[^éèêaiou]e(?:s|nt)?$/.test(word)) return groups - 1
  return Math.max(1, groups)
}

/** "make", "moved", "times": a last e that is not heard; "table" and "wanted" keep theirs. */
function silentEndings(word: string): number {
  if (/[^aeiouyl]e$/.test(word) || /[aeiouy]le$/.test(word)) return 1
  if (/[^aeiouytd]ed$/.test(word)) return 1
  return /[^aeiouyscxzgh]es$/.test(word) ? 1 : 0
}

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
