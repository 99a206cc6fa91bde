/// <reference path="./bidi-js.d.ts" />
import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** Letters of scripts that run from right to left; a text without them stays in the order of typing. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** A piece of a line that is drawn at once, in the order of typing within it. */
export type Piece = { readonly text: string; readonly rtl: boolean }

/**
 * A line in pieces from left to right, by the Unicode Bidirectional Algorithm (UAX #9). What runs from right to left
 * is parted at spaces and at characters that are mirrored, as it is shaped word by word.
 */
export function visualOrder(line: string): Piece[] {
  if (!rightToLeft.test(line)) return line === '' ? [] : [{ text: line, rtl: false }]
  const levels = bidi.getEmbeddingLevels(line)
  const order = Array.from({ length: line.length }, (_, index) => index)
  for (const [start, end] of bidi.getReorderSegments(line, levels)) {
    const turned = order.slice(start, end + 1).reverse()
    order.splice(start, turned.length, ...turned)
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
