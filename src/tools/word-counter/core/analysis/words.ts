import type { FoundLanguage } from './language.ts'
import { hasLetter, type TextRange } from './sentences.ts'

/** What may end a piece of text that is segmented on its own: words never go on behind it. */
const certainEnd = /[\s。！？]$/u

export type WordSplitter = (
  paragraph: string,
  sentences: readonly TextRange[],
) => readonly (readonly string[])[]

/**
 * The words of every sentence by UAX #29 (Intl.Segmenter, what it calls word-like), in lower case. A word belongs to
 * the sentence that it begins in: the two rules do not know of each other, and `a.한국` is one word in two sentences.
 * What has no letter or digit, such as `__`, is no word, whatever the browser says. Text is segmented in as small pieces as certainly hold whole words: old browsers are quadratic on long strings.
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
