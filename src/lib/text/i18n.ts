/** The languages of the site, each by its own name. There is no other list. */
export const languageNames = { en: 'English', tr: 'Türkçe' } as const

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as readonly Language[]

/** It lives at /…, every other language at /<language>/…. */
export const defaultLanguage = 'en' satisfies Language

export const otherLanguages = (language: Language): readonly Language[] =>
  languages.filter((each) => each !== language)

/**
 * The shape of a dictionary, from the English one: texts may differ, keys and parameters may not.
 * A Turkish file typed with it does not compile while a text is missing.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Translated<T[K]> }

type ByLanguage<Value> = Readonly<Record<Language, Value>>

/** What a function makes for each language. */
export const forEachLanguage = <Value>(make: (language: Language) => Value): ByLanguage<Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>

/**
 * Turns the result of a glob into a record by language: 'tr' for './messages.tr.ts' and './tr.mdx'. That each language
 * has its files, tests/pages/dictionaries.test.ts checks.
 */
export const byLanguage = <Value>(found: Readonly<Record<string, Value>>): ByLanguage<Value> =>
  Object.fromEntries(
    Object.entries(found).map(([path, value]) => [path.split(/[./]/).at(-2), value]),
  ) as Record<Language, Value>
