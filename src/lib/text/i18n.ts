/** The languages of the site; English lives at /…, every other language at /<language>/…. */
export const languages = ['en', 'tr'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/**
 * The shape of a dictionary, from the English one: texts may differ, keys and parameters may not.
 * A Turkish file typed with it does not compile while a text is missing.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Translated<T[K]> }
