import type { Language } from './i18n.ts'

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', tr: 'tr-TR' }

/**
 * The BCP 47 tag by which days, times and numbers are written in a language of the site: plain `en` would write the
 * month before the day and hours with am and pm.
 */
export const localeOf = (language: Language): string => locales[language]
