import { expect, it } from 'vitest'
import { search } from './search.ts'

const entries = [
  { title: 'Photo to PDF', description: 'Photos in one document', keywords: 'jpg scan' },
  { title: 'Word counter', description: 'Count words of a document' },
  { title: 'Günlük sözler', description: 'İlham veren alıntılar', elsewhere: 'Daily quotes saying' },
]
const titles = (query: string) => search(entries, query).map(({ title }) => title)

it('finds all, in order, without a query', () => {
  expect(titles('  ')).toEqual(entries.map(({ title }) => title))
})

it('wants every word and puts titles before descriptions', () => {
  expect(titles('document')).toEqual(['Photo to PDF', 'Word counter'])
  expect(titles('word document')).toEqual(['Word counter'])
  expect(titles('scan')).toEqual(['Photo to PDF'])
  expect(titles('spreadsheet')).toEqual([])
})

it('finds what has another name in another language, after all that has it in this one', () => {
  expect(titles('daily')).toEqual(['Günlük sözler'])
  expect(titles('quotes saying')).toEqual(['Günlük sözler'])
})

it('does not mind case or marks, Turkish ones included', () => {
  expect(titles('GUNLUK')).toEqual(['Günlük sözler'])
  expect(titles('ilham alinti')).toEqual(['Günlük sözler'])
  expect(titles('İLHAM')).toEqual(['Günlük sözler'])
})
