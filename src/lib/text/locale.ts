import type { Language } from './i18n.ts'

/** Only where the language alone would mean another country: `en` writes the month before the day, and am and pm. */
const locales: Partial<Readonly<Record<Language, string>>> = { en: 'en-GB' }

/** The BCP 47 tag by which days, times and numbers are written in a language of the site. */
export const localeOf = (language: Language): string => locales[language] ?? language
