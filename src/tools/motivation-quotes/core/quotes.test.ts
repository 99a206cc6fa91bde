import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { quoteOf, quotes, sampleQuotes } from './quotes.ts'

it('is the list of 29, letter by letter', () => {
  const lines = quotes.map(({ id, text, author }) => `${id}|${text}|${author}`)
  expect(quotes).toHaveLength(29)
  // Of the list as it was compared with the editions; a change of any letter must be compared again.
  expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(
    '9de6197ddad7cc7d07af8dce8dcddfaa8d0a7f9d347057bc97205b757535ca2a',
  )
})

it.each(quotes.map((quote) => [quote.author, quote] as const))('%s: author, work and year', (_, quote) => {
  expect(quote.author.trim()).not.toBe('')
  expect(quote.work.trim()).not.toBe('')
  expect(quote.year).toMatch(/^(c\. )?\d{4}([–/]\d{2})?$/)
  expect(quote.text.length).toBeLessThanOrEqual(170)
})

it('has one quote an author, and ids that are unique', () => {
  expect(new Set(quotes.map(({ author }) => author)).size).toBe(29)
  expect(new Set(quotes.map(({ id }) => id)).size).toBe(29)
})

it('names the translator of everything that was not written in English', () => {
  expect(quotes.filter(({ translator }) => translator).map(({ id }) => id)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 17,
  ])
})

it('shows six of them in the grid', () => {
  expect(sampleQuotes.map(({ author }) => author)).toEqual([
    'Virgil',
    'Laozi',
    'Benjamin Franklin',
    'Frederick Douglass',
    'George Eliot',
    'Louisa May Alcott',
  ])
})

it('finds a quote by its id only', () => {
  expect(quoteOf(27).author).toBe('Louisa May Alcott')
  expect(() => quoteOf(30)).toThrow(RangeError)
})
