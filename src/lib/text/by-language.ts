import { type Language, languages } from './i18n.ts'

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
