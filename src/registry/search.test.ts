import { expect, it } from 'vitest'
import { search } from './search.ts'

const entries = [
  { title: 'Photo to PDF', description: 'Photos in one document', keywords: 'jpg scan' },
  { title: 'Word counter', description: 'Count words of a document' },
  { title: 'Günlük sözler', description: 'İlham veren alıntılar', elsewhere: 'Daily quotes saying' },
]
const titles = (query: string) => search(entries, query).map(({ title }) => title)

it('returns all entries in order for an empty query', () => {
  expect(titles('  ')).toEqual(entries.map(({ title }) => title))
})

it('requires every word and sorts titles before descriptions', () => {
  expect(titles('document')).toEqual(['Photo to PDF', 'Word counter'])
  expect(titles('word document')).toEqual(['Word counter'])
  expect(titles('scan')).toEqual(['Photo to PDF'])
  expect(titles('spreadsheet')).toEqual([])
})

it('finds entries by their name in another language', () => {
  expect(titles('daily')).toEqual(['Günlük sözler'])
  expect(titles('quotes saying')).toEqual(['Günlük sözler'])
})

it('ignores case and diacritics, including Turkish ones', () => {
  expect(titles('GUNLUK')).toEqual(['Günlük sözler'])
  expect(titles('ilham alinti')).toEqual(['Günlük sözler'])
  expect(titles('İLHAM')).toEqual(['Günlük sözler'])
})
