import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pluralForms } from '../../build/texts/dictionary.ts'
import { inLanguage, isEnglish, missingTexts } from '../../build/texts/missing-texts.ts'
import { type Language, languages } from '../../src/lib/text/i18n.ts'

const root = new URL('../../', import.meta.url)
const files = Object.keys(import.meta.glob(['../../src/**/*.{ts,tsx,mdx}', '!**/*.test.*'])).map((file) =>
  file.replace('../../', ''),
)
const english = files.filter(isEnglish)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

it('finds the dictionaries', () => {
  expect(english.length).toBeGreaterThan(60)
})

it.each(languages.slice(1))('%s has every file and every key of the English texts', (language) => {
  const reports = missingTexts(english, language, (file) => (files.includes(file) ? read(file) : undefined))
  expect(reports.filter(({ isMissing }) => isMissing).map(({ file }) => file)).toEqual([])
  expect(reports.flatMap(({ file, missing }) => missing.map(({ path }) => `${file}: ${path}`))).toEqual([])
})

/** Languages in which a noun behind a number has one form, whatever the number. */
const oneForm: ReadonlySet<string> = new Set<Language>(['tr'])

/** The forms that whole numbers ask for. */
function formsOf(language: string): readonly string[] {
  if (oneForm.has(language)) return ['other']
  const rules = new Intl.PluralRules(language)
  const numbers = [...Array.from({ length: 201 }, (_, number) => number), 1000, 1_000_000]
  return [...new Set(numbers.map((number) => rules.select(number)))]
}

/** Objects with plural forms that lack one. */
const incomplete = (file: string, code: string, language: string): readonly string[] =>
  pluralForms(file, code).flatMap(({ line, forms }) => {
    const missing = formsOf(language).filter((form) => !forms.includes(form))
    return missing.length > 0 ? [`${file}:${line} has no ${missing.join(', ')}`] : []
  })

it.each(languages)('%s has every plural form that whole numbers ask for', (language) => {
  const texts = english.filter((file) => file.endsWith('.ts'))
  expect(texts.flatMap((file) => pluralForms(file, read(file))).length).toBeGreaterThan(15)
  const all = texts
    .map((file) => inLanguage(file, language))
    .flatMap((file) => incomplete(file, read(file), language))
  expect(all).toEqual([])
})

it('a form that is missing is named', () => {
  const code = (forms: string) => `const files = (count: number) => counted(count, ${forms})`
  expect(incomplete('pl.ts', code("{ one: 'plik', few: 'pliki', other: 'pliku' }"), 'pl')).toEqual([
    'pl.ts:1 has no many',
  ])
  expect(incomplete('en.ts', code("{ one: 'file', other: 'files' }"), 'en')).toEqual([])
})
