import process from 'node:process'
import { splitGraphemes } from 'unicode-segmenter/grapheme'
import { describe, expect, it } from 'vitest'
import { createTextDocument } from '../document/text-document.ts'
import breakTests from '../testing/unicode-17-break-tests.txt?raw'
import { paragraphsOf } from './analysis.ts'
import { createSentenceSplitter, hasLetter } from './sentences.ts'
import { createWordSplitter } from './words.ts'

type BreakTest = { readonly text: string; readonly pieces: readonly string[] }

/** The cases of one of Unicode's test files. */
function testsOf(rule: 'grapheme' | 'word' | 'sentence'): readonly BreakTest[] {
  const part = breakTests.split('\n@').find((lines) => lines.startsWith(`${rule}\n`)) ?? ''
  const lines = part.split('\n').filter((line) => line.startsWith('÷'))
  return lines.map((line) => {
    const pieces = line
      .split('÷')
      .slice(1, -1)
      .map((piece) =>
        piece
          .split('×')
          .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
          .join(''),
      )
    return { text: pieces.join(''), pieces }
  })
}

const failuresOf = (tests: readonly BreakTest[], split: (text: string) => readonly string[]) =>
  tests.filter(({ text, pieces }) => split(text).join('÷') !== pieces.join('÷')).map(({ text }) => text)

const engine = (granularity: 'word' | 'sentence') => {
  const segmenter = new Intl.Segmenter('und', { granularity })
  return (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** Engines have their own Unicode tables; those of an older version cannot pass all tests of this one. */
const isEngineOlder = Number.parseFloat(process.versions.unicode ?? '0') < 17

it('all cases of the three files are loaded', () => {
  expect(testsOf('grapheme')).toHaveLength(766)
  expect(testsOf('word')).toHaveLength(1944)
  expect(testsOf('sentence')).toHaveLength(512)
})

describe('graphemes', () => {
  it('pass every test', () => {
    expect(failuresOf(testsOf('grapheme'), (text) => [...splitGraphemes(text)])).toEqual([])
  })

  it('match the character counts in every test', () => {
    const wrong = testsOf('grapheme').filter(({ text, pieces }) => {
      const document = createTextDocument(false)
      document.load(text)
      return document.counts().characters !== pieces.length
    })
    expect(wrong).toEqual([])
  })
})

/** The words that the analysis counts, in lowercase. */
function wordsOf(text: string): readonly string[] {
  const splitSentences = createSentenceSplitter('other')
  const splitWords = createWordSplitter('other')
  return [...paragraphsOf(text)].flatMap(({ start, end }) => {
    const paragraph = text.slice(start, end)
    return splitWords(paragraph, splitSentences(paragraph)).flat()
  })
}

describe('words', () => {
  it.runIf(!isEngineOlder)('passes every test in this engine', () => {
    expect(failuresOf(testsOf('word'), engine('word'))).toEqual([])
  })

  it('match those of the engine across sentences and paragraphs', () => {
    const segmenter = new Intl.Segmenter('und', { granularity: 'word' })
    const failures = [...testsOf('word'), ...testsOf('sentence'), ...testsOf('grapheme')].flatMap(
      ({ text }) => {
        const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike)
        const expected = words.map(({ segment }) => segment.toLowerCase())
        const found = wordsOf(text)
        return found.join('÷') === expected.join('÷')
          ? []
          : [expected.filter((word) => !found.includes(word))]
      },
    )
    // The engine also counts underscores alone and signs before Arabic numbers as word-like.
    expect(failures.flat().filter(hasLetter)).toEqual([])
  })
})

const codesOf = (text: string) =>
  [...text].map((character) => character.codePointAt(0)?.toString(16).toUpperCase()).join(' ')

describe('sentences', () => {
  it.runIf(!isEngineOlder)('passes every test in this engine', () => {
    expect(failuresOf(testsOf('sentence'), engine('sentence'))).toEqual([])
  })

  it('differ only where the exceptions require it', () => {
    const splitSentences = createSentenceSplitter('other')
    const failures = testsOf('sentence').flatMap(({ text }) => {
      // A segment without a letter or digit belongs to the adjacent sentence.
      const expected = engine('sentence')(text).filter(hasLetter).length
      const found = [...paragraphsOf(text)].flatMap(({ start, end }) =>
        splitSentences(text.slice(start, end)),
      )
      return found.length === expected ? [] : [{ codes: codesOf(text), expected, found: found.length }]
    })
    // A single capital with a full stop counts as an initial, so `A.` and `A` are one sentence.
    expect(failures).toEqual([{ codes: '41 2E D A 41', expected: 2, found: 1 }])
  })
})
