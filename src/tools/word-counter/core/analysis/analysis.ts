import { splitGraphemes } from 'unicode-segmenter/grapheme'
import { countSyllables } from '../syllables/count-syllables.ts'
import { hardListed, hardSentence, maxHighlighted } from './hard-sentences.ts'
import type { FoundLanguage } from './language.ts'
import { hasReadability, type Readability, readability } from './readability.ts'
import { createSentenceSplitter, type TextRange } from './sentences.ts'
import { stopWords } from './stop-words.ts'
import type { CountedWord } from './word-tally.ts'
import { createWordSplitter } from './words.ts'

export type LongSentence = TextRange & { readonly words: number }

/** The detailed analysis: words and sentences by Unicode rules, in the language of the text. */
export type Analysis = {
  readonly language: FoundLanguage
  readonly words: number
  readonly sentences: number
  readonly uniqueWords: number
  /** Words per sentence; 0 without sentences. */
  readonly averageSentence: number
  readonly longestSentence: LongSentence | null
  /** Sentences of more than `hardSentence` words, the longest first; at most `hardListed`. */
  readonly hardSentences: readonly LongSentence[]
  readonly hardCount: number
  /** All hard sentences in text order, for highlighting; none in a text longer than `maxHighlighted`. */
  readonly highlights: readonly TextRange[]
  /** `language`: no formula exists for it. `short`: unreliable with fewer than `minReadableWords` words. */
  readonly readability: Readability | 'language' | 'short'
  /** Without stop words. */
  readonly keywords: readonly CountedWord[]
  /** Phrases that occur at least twice and neither begin nor end with a stop word. */
  readonly phrases: readonly CountedWord[]
  /** Graphemes, without white space. */
  readonly characters: readonly CountedWord[]
  readonly bytes: number
  readonly codePoints: number
}

const minReadableWords = 100
const maxListed = 10
const maxCharactersListed = 20
/** Beyond this number of phrases, those that occurred once so far are dropped to bound memory. */
const maxPhrases = 150_000
/** Longer paragraphs are split at the next line end, if they have one. UTF-16 units. */
const longParagraph = 20_000

/** Paragraph ranges between blank lines; long ones are split at line ends, which are boundaries by UAX #29. */
export function* paragraphsOf(text: string): Generator<TextRange> {
  const blank = /\n\s*\n/g
  let start = 0
  while (start < text.length) {
    blank.lastIndex = start
    const found = blank.exec(text)
    const end = found ? found.index + found[0].length : text.length
    while (end - start > longParagraph) {
      const cut = text.indexOf('\n', start + longParagraph) + 1
      if (cut === 0 || cut >= end) break
      yield { start, end: cut }
      start = cut
    }
    yield { start, end }
    start = end
  }
}

const increase = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

const mostFrequent = (
  counts: ReadonlyMap<string, number>,
  size: number,
  minCount = 1,
): readonly CountedWord[] =>
  [...counts]
    .filter(([, count]) => count >= minCount)
    .sort((a, b) => b[1] - a[1])
    .slice(0, size)
    .map(([word, count]) => ({ word, count }))

/** Analyses one paragraph per step, so that a worker can receive messages in between; returns the result. */
export function* analyse(text: string, language: FoundLanguage): Generator<undefined, Analysis> {
  const locale = language === 'other' ? 'und' : language
  const splitWords = createWordSplitter(language)
  const splitSentences = createSentenceSplitter(language)
  const stops = stopWords(language)
  const syllableLanguage = hasReadability(language) ? language : undefined

  const wordCounts = new Map<string, number>()
  const phraseCounts = new Map<string, number>()
  const characterCounts = new Map<string, number>()
  const long: LongSentence[] = []
  const highlights: TextRange[] = []
  let words = 0
  let sentences = 0
  let syllables = 0
  let hardCount = 0
  let longest: LongSentence | null = null
  let bytes = 0
  let codePoints = 0

  for (const { start, end } of paragraphsOf(text)) {
    const paragraph = text.slice(start, end)
    for (const character of splitGraphemes(paragraph)) {
      const code = character.codePointAt(0) ?? 0
      for (const point of character) {
        const value = point.codePointAt(0) ?? 0
        codePoints += 1
        bytes += value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
      }
      if (code > 32 && /\S/.test(character))
        increase(characterCounts, character.toLocaleLowerCase(locale === 'tr' ? 'tr' : undefined))
    }
    const ranges = splitSentences(paragraph)
    const wordsOf = splitWords(paragraph, ranges)
    for (const [number, sentence] of ranges.entries()) {
      const found = wordsOf[number] ?? []
      for (const [index, word] of found.entries()) {
        increase(wordCounts, word)
        if (syllableLanguage) syllables += countSyllables(word, syllableLanguage)
        addPhrases(phraseCounts, found, index, stops)
      }
      words += found.length
      if (found.length > 0) sentences += 1
      if (found.length > (longest?.words ?? 0) || found.length > hardSentence) {
        const range = { start: start + sentence.start, end: start + sentence.end, words: found.length }
        if (found.length > (longest?.words ?? 0)) longest = range
        if (found.length > hardSentence) {
          hardCount += 1
          long.push(range)
          if (text.length <= maxHighlighted) highlights.push(trimmed(text, range))
        }
      }
    }
    if (long.length > 500) keepLongest(long)
    if (phraseCounts.size > maxPhrases)
      for (const [phrase, count] of phraseCounts) if (count === 1) phraseCounts.delete(phrase)
    yield
  }

  keepLongest(long)
  const keywords = new Map([...wordCounts].filter(([word]) => isKeyword(word, stops)))
  return {
    language,
    words,
    sentences,
    uniqueWords: wordCounts.size,
    averageSentence: sentences === 0 ? 0 : words / sentences,
    longestSentence: longest,
    hardSentences: long,
    hardCount,
    highlights,
    readability: !syllableLanguage
      ? 'language'
      : words < minReadableWords
        ? 'short'
        : readability(syllableLanguage, { words, sentences, syllables }),
    keywords: mostFrequent(keywords, maxListed),
    phrases: mostFrequent(phraseCounts, maxListed, 2),
    characters: mostFrequent(characterCounts, maxCharactersListed),
    bytes,
    codePoints,
  }
}

/** The range without surrounding white space. */
function trimmed(text: string, { start, end }: TextRange): TextRange {
  const piece = text.slice(start, end)
  return { start: end - piece.trimStart().length, end: start + piece.trimEnd().length }
}

/** Whether a word is neither a stop word nor a number nor a single Latin or Cyrillic letter. */
const isKeyword = (word: string, stops: ReadonlySet<string>) =>
  !stops.has(word) && !/^[\p{N}.,'’]+$/u.test(word) && !/^[\p{Script=Latin}\p{Script=Cyrillic}]$/u.test(word)

/** Counts the phrases of two and three words that end at `index`. */
function addPhrases(
  counts: Map<string, number>,
  words: readonly string[],
  index: number,
  stops: ReadonlySet<string>,
) {
  const last = words[index] ?? ''
  if (!isKeyword(last, stops)) return
  for (const size of [2, 3]) {
    const first = words[index - size + 1]
    if (first !== undefined && isKeyword(first, stops))
      increase(counts, words.slice(index - size + 1, index + 1).join(' '))
  }
}

function keepLongest(sentences: LongSentence[]): void {
  sentences.sort((a, b) => b.words - a.words || a.start - b.start)
  sentences.length = Math.min(sentences.length, hardListed)
}
