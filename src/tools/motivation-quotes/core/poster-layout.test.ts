import fc from 'fast-check'
import { expect, it } from 'vitest'
import { turkishQuotes } from '../quotes.tr.ts'
import { lineHeight, type Measure, posterShapes, quoteBox, quoteSize, wrap } from './poster-layout.ts'
import { quotes } from './quotes.ts'

/** Every character is half as wide as the font size. */
const measure: Measure = (text, fontSize) => text.length * fontSize * 0.5

it('wrap breaks between words and at line breaks', () => {
  expect(wrap('one two three\nfour', 40, 10, measure)).toEqual(['one two', 'three', 'four'])
  expect(wrap('a', 1, 10, measure)).toEqual(['a'])
  expect(wrap('immeasurable word', 30, 10, measure)).toEqual(['immeasurable', 'word'])
})

it('wrap preserves every word', () => {
  fc.assert(
    fc.property(fc.constantFrom(...quotes), fc.integer({ min: 80, max: 2000 }), ({ text }, width) => {
      expect(wrap(text, width, 40, measure).join(' ').split(/\s/)).toEqual(text.split(/\s/))
    }),
  )
})

it.each(posterShapes)('every quote fits the %s poster, in both languages', (shape) => {
  const { width, height } = quoteBox(shape)
  for (const { text } of [...quotes, ...Object.values(turkishQuotes)]) {
    const fontSize = quoteSize(text, shape)
    const lines = wrap(text, width, fontSize, measure)
    expect(fontSize).toBeGreaterThan(40)
    expect(lines.length * fontSize * lineHeight).toBeLessThanOrEqual(height)
    for (const line of lines) expect(measure(line, fontSize)).toBeLessThanOrEqual(width)
  }
})

it('short quotes are set larger than long ones, and a text that never fits in the smallest size', () => {
  expect(quoteSize('Be such.', 'portrait')).toBe(124)
  expect(quoteSize('word '.repeat(30).trim(), 'portrait')).toBeLessThan(124)
  expect(quoteSize('word '.repeat(30).trim(), 'square')).toBeLessThan(
    quoteSize('word '.repeat(30).trim(), 'portrait'),
  )
  expect(quoteSize('word '.repeat(900), 'square')).toBe(40)
})
