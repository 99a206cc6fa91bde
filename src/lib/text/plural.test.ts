import { expect, it } from 'vitest'
import { createCounted } from './plural.ts'

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

it('supports languages with more forms and with one', () => {
  expect(createCounted('pl')(3, { one: 'słowo', few: 'słowa', other: 'słów' })).toBe('3 słowa')
  expect(createCounted('tr')(1000, { other: 'kelime' })).toBe('1.000 kelime')
})
