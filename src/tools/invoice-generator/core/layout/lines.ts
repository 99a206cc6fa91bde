/**
 * Part of a line in one font; `outline`, in points, thickens letters that have no bold font. `lacking`: no font given
 * has the character, only a preview shows it, and the width is a guess.
 */
export type Run = {
  readonly font: string
  readonly text: string
  readonly width: number
  readonly outline?: number
  readonly lacking?: true
}

/** Text measured in the fonts it is drawn with; widths in points. */
export type MeasuredText = { readonly runs: readonly Run[]; readonly width: number }

export type Style = { readonly size: number; readonly bold: boolean }

/** Cuts a text into runs of fonts and measures it. */
export type Measure = (text: string, style: Style) => MeasuredText

const words = new Intl.Segmenter('th', { granularity: 'word' })
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Breaks text into lines of at most `width` points: at line breaks, at spaces, after hyphens and slashes, and
 * inside a word only if it alone is too wide. All characters except spaces at breaks are preserved.
 */
export function breakLines(text: string, width: number, style: Style, measure: Measure): string[] {
  const fits = (line: string) => measure(line.trimEnd(), style).width <= width
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    // Text wider than a line is split at no-break spaces before it is split inside words.
    const parted = (piece: string) =>
      piece.includes('\u00a0') && !fits(piece) ? piece.split(/(?<=\u00a0)/) : [piece]
    for (const piece of piecesOf(paragraph).flatMap(parted)) {
      if (fits(line + piece)) {
        line += piece
        continue
      }
      if (line.trim() !== '') lines.push(line.trimEnd())
      line = piece.trimStart()
      if (line === '' || fits(line)) continue
      const parts = breakWord(line, fits)
      lines.push(...parts.slice(0, -1))
      line = parts.at(-1) ?? ''
    }
    return [...lines, line.trimEnd()]
  })
}

/** Spaces except no-break spaces. */
const space = '[^\\S\\u00a0\\u2007\\u202f]'
const pieces = new RegExp(`(?:(?!${space})[^/-])*[-/]+|(?:(?!${space})[^/-])+|${space}+`, 'g')

/**
 * Where a line may end: after spaces, hyphens and slashes, between the words of Thai, which has no spaces, and between
 * Han characters and kana.
 */
function piecesOf(paragraph: string): string[] {
  const found: string[] = paragraph.match(pieces) ?? []
  if (!/\p{Script=Thai}/u.test(paragraph) && !wide.test(paragraph)) return found
  return found.flatMap((piece) => {
    if (wide.test(piece)) return wideParts(piece)
    return /\p{Script=Thai}/u.test(piece)
      ? Array.from(words.segment(piece), ({ segment }) => segment)
      : [piece]
  })
}

/** Scripts without spaces, each character of which may end a line; Korean breaks at its spaces. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff9f\uffe0-\uffe6]/u
/** Closing marks, small kana and signs of repetition or length (JIS X 4051). */
const neverFirst =
  /^[\p{Pe}\p{Pf}!?.,:;%‰°′″℃、。，．・：；？！…‥～〜゠々〻ーヽヾゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶㇰ-ㇿ％￠]/u
const neverLast = /[\p{Ps}\p{Pi}$£¥€￥＄￡￦#＃№]$/u

/** A piece cut where a line may end: not before closing marks and not after opening ones. */
function wideParts(piece: string): string[] {
  const parts: string[] = []
  let before = ''
  for (const { segment } of graphemes.segment(piece)) {
    const joined = !(wide.test(before) || wide.test(segment))
    if (before === '' || joined || neverFirst.test(segment) || neverLast.test(before))
      parts.push((parts.pop() ?? '') + segment)
    else parts.push(segment)
    before = segment
  }
  return parts
}

function breakWord(word: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = []
  let part = ''
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && !fits(part + segment)) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}
