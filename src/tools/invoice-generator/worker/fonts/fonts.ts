import type { Measure, Run } from '../../core/layout/lines.ts'
import { faceOf } from '../../core/text/east-asian.ts'
import { fontSubsetNames, hasBold } from '../../core/text/font-subsets.ts'
import type { FontFile } from '../../core/worker-messages.ts'
import { embeddedFont, type PdfDocument, registerFont } from '../pdfkit-internals/internals.ts'
import { mapToUnicode } from '../pdfkit-internals/to-unicode.ts'
import { visualOrder } from '../text/visual-order.ts'
import { trueType } from './true-type.ts'

export type Fonts = {
  readonly measure: Measure
  /** Characters of these texts that none of the fonts has. */
  missing(texts: readonly string[]): string[]
}

type SubsetName = FontFile['subset']
type Part = { readonly subset: SubsetName; text: string; readonly lacking?: true }

/** Bold text without a bold file is drawn with an outline. */
const keyOf = (subset: SubsetName, bold: boolean) =>
  `${subset}-${bold && hasBold(subset) ? 'bold' : 'regular'}`

/** Control characters and joiners take the font of the preceding character. */
const follows = /^[\p{M}\p{Cf}]$/u

/** Scripts whose letters share glyphs with added dots or signs; Han characters share some with their radicals. */
const shared: ReadonlySet<SubsetName> = new Set([
  ...([
    'arabic',
    'hebrew',
    'devanagari',
    'thai',
    'bengali',
    'gujarati',
    'tamil',
    'georgian',
    'armenian',
  ] as const),
])

/** Scripts whose letters are reordered or stacked. */
const reordered: ReadonlySet<SubsetName> = new Set([
  ...(['devanagari', 'thai', 'arabic', 'hebrew', 'bengali', 'gujarati', 'tamil'] as const),
])

/** Registers the fonts in a document and measures text in them. */
export function openFonts(doc: PdfDocument, files: readonly FontFile[]): Fonts {
  for (const { subset, bold, bytes } of files) {
    const name = keyOf(subset, bold)
    registerFont(doc, name, trueType(bytes))
    if (shared.has(subset) || faceOf(subset)) mapToUnicode(embeddedFont(doc, name), reordered.has(subset))
  }
  const has = (subset: SubsetName, codePoint: number) =>
    embeddedFont(doc, keyOf(subset, false)).font.hasGlyphForCodePoint(codePoint)
  const regular = files.filter(({ bold }) => !bold).map(({ subset }) => subset)
  const given: readonly SubsetName[] = [
    ...fontSubsetNames.filter((name) => regular.includes(name)),
    ...regular.filter((subset) => faceOf(subset)),
  ]
  const known = new Map<string, readonly SubsetName[]>()
  const slicesWith = (character: string): readonly SubsetName[] => {
    const before = known.get(character)
    if (before) return before
    const found = given.filter((subset) => has(subset, character.codePointAt(0) ?? 0))
    known.set(character, found)
    return found
  }

  /** Splits a text into runs of one font. A combining mark stays with its letter if that font has it. */
  const cut = (text: string): Part[] => {
    const parts: Part[] = []
    for (const character of text) {
      const able = slicesWith(character)
      const last = parts.at(-1)
      const marks = follows.test(character)
      const fits =
        last !== undefined &&
        (last.lacking ? marks : (marks || able[0] === last.subset) && able.includes(last.subset))
      if (fits) last.text += character
      else if (able[0]) parts.push({ subset: able[0], text: character })
      else parts.push({ subset: 'latin', text: character, lacking: true })
    }
    return parts
  }

  const measured = new Map<string, Run>()
  return {
    measure(text, { size, bold }) {
      const parts = visualOrder(text).flatMap((piece) =>
        piece.rtl ? cut(piece.text).toReversed() : cut(piece.text),
      )
      const runs = parts.map((part): Run => {
        const font = keyOf(part.subset, bold)
        // Han characters, kana, Hangul and emoji are one em wide.
        if (part.lacking) return { font, text: part.text, width: size, lacking: true }
        const heavy = bold && !hasBold(part.subset)
        const key = `${font} ${size} ${heavy} ${part.text}`
        const before = measured.get(key)
        if (before) return before
        const width = doc.font(font, size).widthOfString(part.text)
        const run = { font, text: part.text, width, ...(heavy ? { outline: size / 36 } : {}) }
        measured.set(key, run)
        return run
      })
      return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
    },
    missing: (texts) => {
      const all = new Set(texts.join('').replace(/\n/g, ''))
      return [...all].filter((character) => slicesWith(character).length === 0)
    },
  }
}
