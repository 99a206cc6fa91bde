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

it.each(['phoot', 'phto', 'phooto', 'phoyo', 'photi'])('forgives one typing error: %s', (query) => {
  expect(titles(query)).toEqual(['Photo to PDF'])
})

it('forgives none in short words, and prefers what is typed right', () => {
  expect(titles('pfd')).toEqual([])
  expect(titles('phxyz')).toEqual([])
  const alike = [
    { title: 'Pixels', description: '' },
    { title: 'Pixel', description: '' },
    { title: 'Vixel', description: '' },
  ]
  expect(search(alike, 'vixel').map(({ title }) => title)).toEqual(['Vixel', 'Pixels', 'Pixel'])
})

it('ranks a whole keyword before its start, and both before a typing error', () => {
  const ranked = [
    { title: 'One', description: '', keywords: 'heights' },
    { title: 'Two', description: '', keywords: 'heigth' },
    { title: 'Three', description: '', keywords: 'height' },
    { title: 'Four', description: '', elsewhere: 'height' },
    { title: 'Five', description: 'height' },
  ]
  expect(search(ranked, 'height').map(({ title }) => title)).toEqual(['Three', 'Four', 'One', 'Five', 'Two'])
})

it('does not take four letters for the start of another word', () => {
  const tools = [
    { title: 'BMI calculator', description: '', keywords: 'weight height' },
    { title: 'Image compressor', description: '', keywords: 'photo heic' },
  ]
  expect(search(tools, 'heic').map(({ title }) => title)).toEqual(['Image compressor'])
})

it('finds short words only at the start of another', () => {
  const entry = { title: 'Image converter', description: 'Starting at once' }
  expect(search([entry], 'art')).toEqual([])
  expect(search([entry], 'con')).toEqual([entry])
})

it('finds nothing for marks alone, and ignores them beside words', () => {
  expect(titles('§ ?')).toEqual([])
  expect(titles('photo, pdf!')).toEqual(['Photo to PDF'])
})
