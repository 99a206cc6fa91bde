/** The languages of the site, each by its own name. There is no other list. */
export const languageNames = { en: 'English', tr: 'Türkçe' } as const

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as readonly Language[]

/** It lives at /…, every other language at /<language>/…. */
export const defaultLanguage = 'en' satisfies Language

/**
 * The shape of a dictionary, from the English one: texts may differ, keys and parameters may not.
 * A Turkish file typed with it does not compile while a text is missing.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Translated<T[K]> }
