const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Ends with a virama: the next consonant joins the cluster, and its vowel sign may be drawn before both. */
const endsWithVirama = /(?:[\u094d\u09cd\u0acd]|[\u0b95\u0bb6]\u0bcd)[\u200c\u200d]?$/

/** Letters whose glyphs run from right to left. */
export const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Splits a text into clusters: letters are reordered and change form only within one. */
function partsOf(text: string): number[][] {
  const parts: string[] = []
  for (const { segment } of graphemes.segment(text)) {
    const last = parts.at(-1)
    if (last !== undefined && endsWithVirama.test(last)) parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts.map((part) => Array.from(part, (character) => character.codePointAt(0) ?? 0))
}

/** Letters and their shaped glyphs, from `start` up to but excluding `end`. */
export type Cluster = { readonly letters: readonly number[]; readonly start: number; readonly end: number }

/** Maps the glyphs of a text, from left to right, to its letters; `undefined` if the counts do not match. */
export function clustersOf(
  text: string,
  glyphs: readonly { readonly codePoints: readonly number[] }[],
): Cluster[] | undefined {
  const clusters: Cluster[] = []
  let end = 0
  const parts = partsOf(text)
  for (const letters of rightToLeft.test(text) ? parts.toReversed() : parts) {
    const start = end
    let shown = 0
    while (end < glyphs.length && (shown < letters.length || glyphs[end]?.codePoints.length === 0)) {
      shown += glyphs[end]?.codePoints.length ?? 0
      end += 1
    }
    if (shown !== letters.length) return undefined
    clusters.push({ letters, start, end })
  }
  return end === glyphs.length ? clusters : undefined
}
