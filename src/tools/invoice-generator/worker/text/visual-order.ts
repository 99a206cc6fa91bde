/// <reference path="./bidi-js.d.ts" />
import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** Letters of right-to-left scripts; a text without them stays in logical order. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** A run of a line that is drawn at once; its text is in logical order. */
export type Piece = { readonly text: string; readonly rtl: boolean }

/**
 * The runs of a line from left to right, by the Unicode Bidirectional Algorithm (UAX #9). Right-to-left text
 * is split at spaces and mirrored characters, as it is shaped word by word.
 */
export function visualOrder(line: string): Piece[] {
  if (!rightToLeft.test(line)) return line === '' ? [] : [{ text: line, rtl: false }]
  const levels = bidi.getEmbeddingLevels(line)
  const order = Array.from({ length: line.length }, (_, index) => index)
  for (const [start, end] of bidi.getReorderSegments(line, levels)) {
    const reversed = order.slice(start, end + 1).reverse()
    order.splice(start, reversed.length, ...reversed)
  }
  const pieces: { first: number; last: number; rtl: boolean; alone: boolean }[] = []
  for (const index of order) {
    const rtl = (levels.levels[index] ?? 0) % 2 === 1
    const character = line.charAt(index)
    const alone = rtl && (/\s/.test(character) || bidi.getMirroredCharacter(character) !== null)
    const piece = pieces.at(-1)
    if (piece && !alone && !piece.alone && piece.rtl === rtl && !rtl && index === piece.last + 1)
      piece.last = index
    else if (piece && !alone && !piece.alone && piece.rtl && rtl && index === piece.first - 1)
      piece.first = index
    else pieces.push({ first: index, last: index, rtl, alone })
  }
  return pieces.map(({ first, last, rtl, alone }) => {
    const text = line.slice(first, last + 1)
    return { text: alone ? (bidi.getMirroredCharacter(text) ?? text) : text, rtl }
  })
}
