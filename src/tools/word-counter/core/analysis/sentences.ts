import type { FoundLanguage } from './language.ts'

/** A range of a text, in UTF-16 units. */
export type TextRange = { readonly start: number; readonly end: number }

/** Abbreviations whose full stop does not end a sentence, lowercase, without the stop. */
const abbreviations: Readonly<Partial<Record<FoundLanguage, readonly string[]>>> = {
  en: 'mr mrs ms dr prof rev hon st sr jr gen col capt lt sgt gov sen rep no nos vol vols ch fig figs p pp ed eds cf vs etc inc ltd co corp e.g i.e a.m p.m u.s u.k approx dept est jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
  tr: 'dr prof doç av müh alb yzb sn bkz örn vb vs vd yy no s ss c çev haz yay sok cad mah apt tel m.ö m.s t.c a.ş ltd şti'.split(
    ' ',
  ),
  de: 'dr prof hr fr nr bzw ca d.h z.b u.a usw vgl abb bd s str'.split(' '),
  es: 'sr sra srta dr dra d núm pág págs ej etc ee.uu'.split(' '),
  fr: 'm mm mme mlle dr pr st ste p pp cf etc ex'.split(' '),
}

/** Abbreviations that may end a sentence before a capital; all others, such as titles, never do. */
const mayEndSentence = new Set([
  'etc',
  'a.m',
  'p.m',
  'u.s',
  'u.k',
  'inc',
  'ltd',
  'co',
  'corp',
  'vb',
  'vs',
  'vd',
  'usw',
])

function isAbbreviated(sentence: string, next: string, known: ReadonlySet<string>): boolean {
  const last = /(?:^|[\s("'“‘«[])((?:\p{L}\.)*\p{L}+)\.["'”’)\]]*\s*$/u.exec(sentence)?.[1]
  if (last === undefined) return false
  const following = next.trimStart()
  if (following === '') return false
  if (/^\p{Lu}$/u.test(last)) return /^\p{Lu}/u.test(following) && last !== 'I'
  const word = last.toLowerCase()
  if (!known.has(word)) return false
  return !mayEndSentence.has(word) || /^[\p{Ll}\p{N},;]/u.test(following)
}

/** A line break within a sentence: no sentence end before it, and a long line or a following lowercase letter. */
const wrapped =
  /(?<=[^\n.!?。！？:][”"’)]?)\n(?=[^\S\n]*\p{Ll})|(?<=[^\n]{45}[^\n.!?。！？:])\n(?=[^\S\n]*[\p{L}\p{N}"“‘(])/gu

/** Whether a text has an alphabetic or numeric character, such as Ⓜ; words and sentences need one. */
export const hasLetter = (text: string) => /[\p{Alphabetic}\p{N}]/u.test(text)

export type SentenceSplitter = (paragraph: string) => readonly TextRange[]

/**
 * Splits a paragraph into sentences by UAX #29 (Intl.Segmenter), except that abbreviations and initials of the language
 * and line breaks inside a wrapped paragraph do not end sentences.
 */
export function createSentenceSplitter(language: FoundLanguage): SentenceSplitter {
  const segmenter = new Intl.Segmenter(language === 'other' ? 'und' : language, { granularity: 'sentence' })
  const known = new Set(abbreviations[language] ?? [])
  return (paragraph) => {
    const sentences: { start: number; end: number }[] = []
    /** Start of the text before the first letter, which belongs to the first sentence. */
    let opening: number | undefined
    for (const { segment, index } of segmenter.segment(paragraph.replace(wrapped, ' '))) {
      const end = index + segment.length
      const previous = sentences.at(-1)
      if (previous && isAbbreviated(paragraph.slice(previous.start, previous.end), segment, known))
        previous.end = end
      else if (hasLetter(segment)) {
        sentences.push({ start: opening ?? index, end })
        opening = undefined
      } else if (previous) previous.end = end
      else opening ??= index
    }
    return sentences
  }
}
