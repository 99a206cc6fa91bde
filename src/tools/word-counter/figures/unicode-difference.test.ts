import { expect, it } from 'vitest'
import { messages as t } from '../messages.en.ts'
import { messages as turkish } from '../messages.tr.ts'
import { unicodeDifference } from './unicode-difference.ts'

it('says nothing while both counts agree', () => {
  expect(unicodeDifference(t, { words: 6 }, { words: 6, language: 'en' })).toBeUndefined()
})

it('says by how much the counts differ, and why', () => {
  expect(unicodeDifference(t, { words: 5 }, { words: 7, language: 'en' })).toBe(
    `7 words by Unicode, 2 more: ${t.unicodeWhy.joined}`,
  )
  expect(unicodeDifference(t, { words: 2 }, { words: 1, language: 'en' })).toBe(
    `1 word by Unicode, 1 fewer: ${t.unicodeWhy.signs}`,
  )
  expect(unicodeDifference(t, { words: 1 }, { words: 12, language: 'ja' })).toContain(t.unicodeWhy.unspaced)
  expect(unicodeDifference(turkish, { words: 2 }, { words: 1, language: 'tr' })).toBe(
    `Unicode’a göre 1 kelime, 1 eksik: ${turkish.unicodeWhy.signs}`,
  )
})
