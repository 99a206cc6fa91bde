import type { DecimalMark } from '../../../lib/money/parse-amount.ts'

/** Languages in which an invoice can be printed, the two of the site first. */
export const documentLanguages = ['en', 'tr', 'de', 'fr', 'es', 'it', 'nl', 'pl'] as const
export type DocumentLanguage = (typeof documentLanguages)[number]

/** How each writes days and numbers. */
export const locales: Readonly<Record<DocumentLanguage, string>> = {
  en: 'en-GB',
  tr: 'tr-TR',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  nl: 'nl-NL',
  pl: 'pl-PL',
}

/** The decimal mark of the languages that the form is in. */
export const decimalMarks: Readonly<Record<'en' | 'tr', DecimalMark>> = { en: '.', tr: ',' }
