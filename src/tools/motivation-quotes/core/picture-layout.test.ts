import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitText, lineHeight, type Measure, wrap } from './picture-layout.ts'
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

it.each([
  ['portrait', 1080 - 208, 830],
  ['phone', 1080 - 208, 1100],
  ['square', 1080 - 208, 560],
])('every quote fits the %s picture', (_, width, height) => {
  for (const { text } of quotes) {
    const { fontSize, lines } = fitText(text, { width, height }, { smallest: 36, largest: 96 }, measure)
    expect(fontSize).toBeGreaterThan(36)
    expect(lines.length * fontSize * lineHeight).toBeLessThanOrEqual(height)
    for (const line of lines) expect(measure(line, fontSize)).toBeLessThanOrEqual(width)
  }
})

it('fitText uses the smallest size for a text that never fits', () => {
  expect(fitText('long word', { width: 10, height: 10 }, { smallest: 8, largest: 20 }, measure)).toEqual({
    fontSize: 8,
    lines: ['long', 'word'],
  })
})
