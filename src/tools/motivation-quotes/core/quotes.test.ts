import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { quoteOf, quotes, sampleQuotes } from './quotes.ts'

it('the 29 quotes are unchanged', () => {
  const lines = quotes.map(({ id, text, author }) => `${id}|${text}|${author}`)
  expect(quotes).toHaveLength(29)
  // The hash of the list as checked against the editions; after any change it has to be checked again.
  expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(
    'afe4a979e9435073187b62eef2d231e51f63c040066d5d540e55bf07e81f91fb',
  )
})

it.each(quotes.map((quote) => [quote.author, quote] as const))(
  'the quote by %s has author, work and year',
  (_, quote) => {
    expect(quote.author.trim()).not.toBe('')
    expect(quote.work.trim()).not.toBe('')
    expect(quote.year).toMatch(/^(c\. )?\d{4}([–/]\d{2})?$/)
    expect(quote.text.length).toBeLessThanOrEqual(170)
  },
)

it('a scripture is not taken for its author', () => {
  for (const { author, work } of quotes) expect(work.startsWith(author), work).toBe(false)
})

it('authors and ids are unique', () => {
  expect(new Set(quotes.map(({ author }) => author)).size).toBe(29)
  expect(new Set(quotes.map(({ id }) => id)).size).toBe(29)
})

it('every quote not written in English has a translator', () => {
  expect(quotes.filter(({ translator }) => translator).map(({ id }) => id)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 17,
  ])
})

it('six quotes are in the sample grid', () => {
  expect(sampleQuotes.map(({ author }) => author)).toEqual([
    'Virgil',
    'Laozi',
    'Benjamin Franklin',
    'Frederick Douglass',
    'George Eliot',
    'Louisa May Alcott',
  ])
})

it('quoteOf returns a quote by id and throws for an unknown id', () => {
  expect(quoteOf(27).author).toBe('Louisa May Alcott')
  expect(() => quoteOf(30)).toThrow(RangeError)
})
