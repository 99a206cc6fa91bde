import { englishSyllables } from './english.ts'
import { frenchSyllables } from './french.ts'
import { germanSyllables } from './german.ts'
import { spanishSyllables } from './spanish.ts'

/** Languages with a formula for reading ease. */
export const readableLanguages = ['en', 'tr', 'de', 'es', 'fr'] as const
export type ReadableLanguage = (typeof readableLanguages)[number]

const counters: Readonly<Record<ReadableLanguage, (word: string) => number>> = {
  en: englishSyllables,
  // Every Turkish syllable has exactly one vowel.
  tr: (word) => word.match(/[aeıioöuüâîû]/g)?.length ?? 0,
  de: germanSyllables,
  es: spanishSyllables,
  fr: frenchSyllables,
}

/**
 * Syllables of a lowercase word, at least one: exact in Turkish, by the written rules in Spanish, by rules and
 * exceptions elsewhere.
 */
export const countSyllables = (word: string, language: ReadableLanguage): number =>
  Math.max(1, counters[language](word.normalize('NFC')))
