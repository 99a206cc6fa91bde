import { expect, it } from 'vitest'
import { quotes } from '../core/quotes.ts'
import { messages as english } from '../messages.en.ts'
import { messages as turkish } from '../messages.tr.ts'
import { quotation, shownQuote } from './shown.ts'

it('quotation returns text and author', () => {
  expect(quotation(shownQuote(22, english))).toBe(
    '"If there is no struggle, there is no progress." — Frederick Douglass',
  )
})

it('shownQuote returns work, translator and year as source', () => {
  expect(shownQuote(1, english).source).toBe('Meditations X.16, translated by George Long, 1862')
  expect(shownQuote(18, english).source).toBe('Jane Eyre, ch. 23 (Jane), 1847')
  expect(shownQuote(18, turkish).source).toBe('Jane Eyre, 23. bölüm (Jane), 1847')
})

it('shownQuote says who wrote the words of another down', () => {
  expect(shownQuote(2, english).source).toBe(
    'Discourses I.15 (written down by Arrian), translated by George Long, 1877',
  )
  expect(shownQuote(7, turkish).source).toContain('yazıya geçirenler: izleyicileri')
})

it('a source in Turkish has no English but names', () => {
  expect(shownQuote(17, turkish).source).toBe(
    'Monte Kristo Kontu, 117. bölüm (Kont), İngilizceye çeviren: adı bilinmiyor (Chapman & Hall), 1846',
  )
})

it('shownQuote returns the original text in English', () => {
  for (const { id, text } of quotes) expect(shownQuote(id, english)).toMatchObject({ text })
  expect(shownQuote(1, english)).not.toHaveProperty('original')
})

it('every quote has a Turkish translation, shown with the English text', () => {
  expect(Object.keys(turkish.translations).map(Number)).toEqual(quotes.map(({ id }) => id))
  for (const { id, text } of quotes) {
    const shown = shownQuote(id, turkish)
    expect(shown.original).toBe(text)
    expect(shown.text).not.toBe(text)
    expect(shown.text.split('\n')).toHaveLength(text.split('\n').length)
  }
})

it.each([
  ['English', english],
  ['Turkish', turkish],
])('there is a different tip for each day of a month in %s', (_, t) => {
  expect(new Set(t.tips).size).toBe(31)
})
