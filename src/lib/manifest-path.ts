import { defaultLanguage, type Language } from './text/i18n.ts'

/** The web app manifest in a language. All are of one app: they differ in their words and the page shown first. */
export const manifestPath = (language: Language): string =>
  language === defaultLanguage ? '/app.webmanifest' : `/app.${language}.webmanifest`
