import type { FoundLanguage } from './language.ts'
import { hasLetter, type TextRange } from './sentences.ts'

/** The end of a part that can be segmented separately, since no word continues after it. */
const certainEnd = /[\s。！？]$/u

export type WordSplitter = (
  paragraph: string,
  sentences: readonly TextRange[],
) => readonly (readonly string[])[]

/**
 * Splits sentences into lowercase words by UAX #29 (`isWordLike` of Intl.Segmenter). A word belongs to the sentence in
 * which it begins: the rules are independent, and `a.한국` is one word in two sentences. Segments without a letter or
 * digit, such as `__`, are not words. Text is segmented in the smallest parts that surely have whole words, as old
 * browsers take quadratic time on long strings.
 */
export function createWordSplitter(language: FoundLanguage): WordSplitter {
  const locale = language === 'other' ? 'und' : language
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const lowered = language === 'tr' ? 'tr' : undefined
  return (paragraph, sentences) => {
    const words: string[][] = sentences.map(() => [])
    let first = 0
    while (first < sentences.length) {
      const start = sentences[first]?.start ?? 0
      let last = first
      const endOf = (index: number) => sentences[index]?.end ?? paragraph.length
      while (
        last < sentences.length - 1 &&
        !(
          endOf(last) === sentences[last + 1]?.start &&
          certainEnd.test(paragraph.slice(endOf(last) - 1, endOf(last)))
        )
      )
        last += 1
      let at = first
      for (const { segment, index, isWordLike } of segmenter.segment(paragraph.slice(start, endOf(last)))) {
        if (!isWordLike || !hasLetter(segment)) continue
        while (at < last && start + index >= endOf(at)) at += 1
        words[at]?.push(segment.toLocaleLowerCase(lowered))
      }
      first = last + 1
    }
    return words
  }
}
