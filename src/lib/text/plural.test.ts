import { expect, it } from 'vitest'
import { createCounted, createPlural } from './plural.ts'

const words = { one: 'word', other: 'words' }

it.each([
  [0, '0 words'],
  [1, '1 word'],
  [2, '2 words'],
  [1000, '1,000 words'],
])('%d in English', (count, text) => {
  expect(createCounted('en')(count, words)).toBe(text)
})

it('uses the number as displayed', () => {
  const counted = createCounted('en', 1)
  expect(counted(1.04, words)).toBe('1 word')
  expect(counted(1.06, words)).toBe('1.1 words')
})

it('supports languages with one form', () => {
  expect(createCounted('tr')(1000, { other: 'kelime' })).toBe('1.000 kelime')
})

it.each([
  [1, '1 słowo'],
  [2, '2 słowa'],
  [5, '5 słów'],
  [12, '12 słów'],
  [22, '22 słowa'],
])('%d in Polish, which has three forms for whole numbers', (count, text) => {
  expect(createCounted('pl')(count, { one: 'słowo', few: 'słowa', many: 'słów', other: 'słowa' })).toBe(text)
})

it.each([
  [0, 'لا ملفات'],
  [1, 'ملف واحد'],
  [2, 'ملفان'],
  [3, '3 ملفات'],
  [11, '11 ملفًا'],
  [100, '100 ملف'],
])('%d in Arabic, which has six forms, some of them without the number', (count, text) => {
  const forms = {
    zero: 'لا ملفات',
    one: 'ملف واحد',
    two: 'ملفان',
    few: `${count} ملفات`,
    many: `${count} ملفًا`,
    other: `${count} ملف`,
  }
  expect(createPlural('ar')(count, forms)).toBe(text)
})
