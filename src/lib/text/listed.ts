import type { Language } from './i18n.ts'

/** Items in a row, as a language separates them: "A4, portrait, grayscale". */
export const listed = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { style: 'narrow' }).format(items)
