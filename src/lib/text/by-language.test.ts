import { expect, it } from 'vitest'
import { byLanguage, forEachLanguage } from './by-language.ts'
import { languages } from './i18n.ts'

it.each([
  ['texts', './messages.en.ts', './messages.tr.ts'],
  ['articles', './en.mdx', './tr.mdx'],
  ['files of another folder', '../page/messages.en.ts', '../page/messages.tr.ts'],
])('byLanguage sorts %s of a glob', (_, english, turkish) => {
  expect(byLanguage({ [english]: 1, [turkish]: 2 })).toEqual({ en: 1, tr: 2 })
})

it('makes something for each language', () => {
  expect(Object.keys(forEachLanguage((language) => language))).toEqual(languages)
})
