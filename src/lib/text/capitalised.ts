import type { Language } from './i18n.ts'

/** The text with a capital first letter, by the rules of its language: "i" becomes "İ" in Turkish. */
export const capitalised = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
