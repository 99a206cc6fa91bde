import type { DecimalSeparator } from '../../../../lib/money/parse-amount.ts'
import { forEachLanguage } from '../../../../lib/text/by-language.ts'
import { localeOf } from '../../../../lib/text/locale.ts'

/** Languages in which an invoice can be printed, each language of the site among them. */
export const documentLanguages = ['en', 'tr', 'de', 'fr', 'es', 'it', 'nl', 'pl'] as const
export type DocumentLanguage = (typeof documentLanguages)[number]

/** The locale of each for dates and numbers. */
export const locales: Readonly<Record<DocumentLanguage, string>> = {
  en: localeOf('en'),
  tr: localeOf('tr'),
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  nl: 'nl-NL',
  pl: 'pl-PL',
}

/** Countries that write the month first in English. */
const monthFirst: ReadonlySet<string> = new Set(['US', 'CA', 'PH', 'PR'])

/**
 * The locale of a document's dates and numbers. English on Letter paper, which North America uses, has the month first,
 * unless the sender's country is one that does not.
 */
export function documentLocale(
  language: DocumentLanguage,
  { paper, companyCountry }: { readonly paper: string; readonly companyCountry: string },
): string {
  if (language !== 'en') return locales[language]
  const american = companyCountry === '' ? paper === 'Letter' : monthFirst.has(companyCountry)
  return american ? 'en-US' : locales.en
}

/** The decimal separators of the form's languages. */
export const decimalSeparators = forEachLanguage(
  (language): DecimalSeparator =>
    new Intl.NumberFormat(localeOf(language)).format(0.5).includes(',') ? ',' : '.',
)
