import fc from 'fast-check'
import { splitGraphemes } from 'unicode-segmenter/grapheme'
import { describe, expect, it } from 'vitest'
import type { TextCounts } from './block-counts.ts'
import { splitBlocks } from './blocks.ts'
import { createTextDocument } from './text-document.ts'

/** Literal implementation of the specified rules, without optimization. */
function reference(text: string): Omit<TextCounts, 'lines'> {
  const filled = (pieces: string[]) => pieces.filter((piece) => piece.trim() !== '').length
  const graphemes = [...splitGraphemes(text)]
  return {
    words: filled(text.split(/\s+/)),
    characters: graphemes.length,
    charactersNoSpaces: graphemes.filter((grapheme) => /\S/.test(grapheme)).length,
    sentences: filled(text.split(/[.!?]/)),
    paragraphs: filled(text.split(/\n\s*\n/)),
    units: text.length,
  }
}

function referenceTop(text: string) {
  const counts = new Map<string, number>()
  for (const piece of text.split(/\s+/)) {
    const word = piece.toLowerCase().replace(/[^\p{L}\p{N}\p{M}_]/gu, '')
    if ([...splitGraphemes(word)].length > 2) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, 10)
}

const count = (text: string) => {
  const document = createTextDocument(false)
  document.load(text)
  return document
}

describe('the specified rules', () => {
  it.each([
    ['', 0, 0, 0, 0, 0],
    ['   \n\n ', 0, 6, 0, 0, 0],
    ['One two  three', 3, 14, 11, 1, 1],
    ['Wait... what?!', 2, 14, 13, 2, 1],
    ['First.\n\nSecond.\n \t\nThird', 3, 24, 18, 3, 3],
    ['One\ntwo', 2, 7, 6, 1, 1],
    ['3.14 is pi', 3, 10, 8, 2, 1],
    ['a\u00a0b\u3000c', 3, 5, 3, 1, 1],
    ['👨‍👩‍👧 é', 2, 3, 2, 1, 1],
  ])('%j', (text, words, characters, charactersNoSpaces, sentences, paragraphs) => {
    expect(count(text).counts()).toMatchObject({
      words,
      characters,
      charactersNoSpaces,
      sentences,
      paragraphs,
    })
  })

  it('topWords returns lowercase words of more than two characters without punctuation', () => {
    const top = count(
      'The cat. the Cat! THE, an an an an "constructor" __proto__ a-b-c değil Değil 日本',
    ).topWords()
    expect(top).toEqual([
      { word: 'the', count: 3 },
      { word: 'cat', count: 2 },
      { word: 'değil', count: 2 },
      { word: 'constructor', count: 1 },
      { word: '__proto__', count: 1 },
      { word: 'abc', count: 1 },
    ])
  })

  it('topWords lowercases Turkish by its own rules', () => {
    const document = createTextDocument(true)
    document.load('IŞIK ışık İYİLİK iyilik')
    expect(document.topWords()).toEqual([
      { word: 'ışık', count: 2 },
      { word: 'iyilik', count: 2 },
    ])
  })
})

/** Difficult pieces: line ends, unusual spaces, combining marks, lone surrogates, property names of objects. */
const piece = fc.constantFrom(
  'word',
  'the',
  'a',
  'Değil',
  '日本語',
  'สวัสดี',
  '👨‍👩‍👧',
  'e\u0301',
  '\u0301',
  '\u200d',
  '\ud800',
  '\udc00',
  '\u0600',
  '.',
  '!',
  '?',
  '...',
  ' ',
  '  ',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\n',
  '\n\n',
  '\r\n',
  '\t',
  '__proto__',
  'constructor',
)
const texts = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))

describe('counting in blocks', () => {
  it('matches the reference', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(count(text).counts()).toMatchObject(reference(text))
        expect(count(text).topWords()).toEqual(referenceTop(text))
      }),
      { numRuns: 3000 },
    )
  })

  it('matches the reference for long texts in several blocks', () => {
    const long = fc.array(texts, { minLength: 200, maxLength: 400 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(long, (text) => {
        expect(splitBlocks(text).join('')).toBe(text)
        expect(count(text).counts()).toMatchObject(reference(text))
        expect(count(text).topWords()).toEqual(referenceTop(text))
      }),
      { numRuns: 30 },
    )
  })

  it('matches the reference after any edits', () => {
    const edits = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 6000 }), texts), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 150 }), edits, (parts, changes) => {
        let text = parts.join('')
        const document = count(text)
        document.topWords()
        for (const [place, span, inserted] of changes) {
          const start = place % (text.length + 1)
          const end = Math.min(text.length, start + span)
          document.apply({ start, end, inserted })
          text = text.slice(0, start) + inserted + text.slice(end)
          expect(document.counts()).toMatchObject(reference(text))
        }
        expect(document.text()).toBe(text)
        expect(document.length()).toBe(text.length)
        expect(document.topWords()).toEqual(referenceTop(text))
      }),
      { numRuns: 120 },
    )
  })
})
