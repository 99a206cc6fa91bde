import { countGraphemes } from 'unicode-segmenter/grapheme'
import { isSpace } from '../analysis/white-space.ts'

/** Counts of a block and the state at its edges, so that blocks can be added up. */
export type BlockCounts = {
  /** UTF-16 code units. */
  readonly units: number
  /** Pieces between white space. */
  readonly words: number
  /** Graphemes: user-perceived characters. */
  readonly characters: number
  /** Graphemes that are not only white space. */
  readonly charactersNoSpaces: number
  readonly lineEnds: number
  /** Non-blank pieces between two of `.` `!` `?` of this block. */
  readonly closedSentences: number
  /** Whether there is a `.`, `!` or `?` at all. */
  readonly hasSentenceEnd: boolean
  /** Whether there is text before the first sentence end (or anywhere, without one), and after the last. */
  readonly opensSentence: boolean
  readonly leavesSentence: boolean
  /** Non-blank paragraphs. */
  readonly paragraphs: number
  /** Ends with a blank line, so that a new paragraph follows. */
  readonly endsParagraph: boolean
}

const codes = { lineFeed: 10, carriageReturn: 13, exclamation: 33, fullStop: 46, question: 63 } as const

/** Counts a block in one pass by the specified rules; white space is JavaScript's `\s`. */
export function countBlock(text: string): BlockCounts {
  const { length } = text
  let words = 0
  let spaces = 0
  let lineEnds = 0
  let closedSentences = 0
  let hasSentenceEnd = false
  let opensSentence = false
  let inSentence = false
  let paragraphs = 0
  let inParagraph = false
  let inWord = false
  /** Line feeds in the current run of white space. */
  let feeds = 0
  let isAscii = true

  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at)
    if (isSpace(code)) {
      inWord = false
      spaces += 1
      if (code === codes.lineFeed) {
        lineEnds += 1
        feeds += 1
        if (feeds === 2) inParagraph = false
      }
      if (code > 127 || code === codes.carriageReturn) isAscii = false
      continue
    }
    feeds = 0
    if (code > 127) isAscii = false
    if (!inWord) {
      inWord = true
      words += 1
      if (!inParagraph) {
        inParagraph = true
        paragraphs += 1
      }
    }
    if (code === codes.fullStop || code === codes.exclamation || code === codes.question) {
      if (hasSentenceEnd && inSentence) closedSentences += 1
      if (!hasSentenceEnd) opensSentence = inSentence
      hasSentenceEnd = true
      inSentence = false
    } else inSentence = true
  }
  const characters = isAscii ? length : countGraphemes(text)
  return {
    units: length,
    words,
    characters,
    charactersNoSpaces: characters - (isAscii ? spaces : countSpaceGraphemes(text)),
    lineEnds,
    closedSentences,
    hasSentenceEnd,
    opensSentence: hasSentenceEnd ? opensSentence : inSentence,
    leavesSentence: hasSentenceEnd && inSentence,
    paragraphs,
    endsParagraph: feeds >= 2,
  }
}

/** Characters that join the grapheme before them; characters that join the grapheme after them. */
const joining = /[\p{M}\p{Emoji_Modifier}\uff9e\uff9f]|\u200c|\u200d/u
const prepended = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2]|[\u{110bd}-\u{11fff}]/u

/** Counts graphemes of white space only. */
function countSpaceGraphemes(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (!isSpace(code)) continue
    // CR LF is one grapheme; line ends and tabs are controls, with which nothing combines.
    if (code === 13 && text.charCodeAt(at + 1) === 10) continue
    const isControl = code < 32 || code === 0x2028 || code === 0x2029 || code === 0xfeff
    if (!isControl && isPartOfMore(text, at)) continue
    count += 1
  }
  return count
}

function isPartOfMore(text: string, at: number): boolean {
  const next = text.codePointAt(at + 1) ?? 0
  if (next >= 0x300) {
    const after = String.fromCodePoint(next)
    if (joining.test(after) && countGraphemes(text.charAt(at) + after) === 1) return true
  }
  if (text.charCodeAt(at - 1) < 0x600) return false
  const before = text.slice(Math.max(0, at - 2), at)
  const last = [...before].at(-1) ?? ''
  return prepended.test(last) && countGraphemes(last + text.charAt(at)) === 1
}

/** The specified counts of a whole text. */
export type TextCounts = {
  readonly words: number
  readonly characters: number
  readonly charactersNoSpaces: number
  readonly sentences: number
  readonly paragraphs: number
  readonly units: number
  readonly lines: number
}

/** Adds up blocks in order. All but the first must not begin with white space. */
export function addUp(blocks: Iterable<BlockCounts>): TextCounts {
  let words = 0
  let characters = 0
  let charactersNoSpaces = 0
  let units = 0
  let lineEnds = 0
  let sentences = 0
  let paragraphs = 0
  let openSentence = false
  let openParagraph = false
  for (const block of blocks) {
    words += block.words
    characters += block.characters
    charactersNoSpaces += block.charactersNoSpaces
    units += block.units
    lineEnds += block.lineEnds
    openSentence ||= block.opensSentence
    if (block.hasSentenceEnd) {
      sentences += block.closedSentences + (openSentence ? 1 : 0)
      openSentence = block.leavesSentence
    }
    paragraphs += block.paragraphs - (openParagraph && block.paragraphs > 0 ? 1 : 0)
    openParagraph = !block.endsParagraph && (openParagraph || block.paragraphs > 0)
  }
  return {
    words,
    characters,
    charactersNoSpaces,
    sentences: sentences + (openSentence ? 1 : 0),
    paragraphs,
    units,
    lines: units === 0 ? 0 : lineEnds + 1,
  }
}
