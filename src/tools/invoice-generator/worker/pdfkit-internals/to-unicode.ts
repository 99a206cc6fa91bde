import { compositeGlyph, type Part } from '../fonts/composite-glyph.ts'
import { clustersOf, rightToLeft } from '../text/clusters.ts'
import type { EmbeddedFont, Glyph, GlyphPosition } from './internals.ts'

/** Composite glyphs have negative ids, which distinguishes them from the glyphs of the font in one list. */
function openComposites({ subset, font }: EmbeddedFont) {
  const composites: { readonly parts: readonly Part[]; readonly advance: number }[] = []
  const addGlyph = subset._addGlyph.bind(subset)
  subset._addGlyph = (id) => {
    const composite = composites[-id - 1]
    if (!composite) return addGlyph(id)
    const { bytes, bearing } = compositeGlyph(composite.parts)
    subset.glyf.push(bytes)
    subset.loca.offsets.push(subset.offset)
    subset.hmtx.metrics.push({ advance: composite.advance, bearing })
    subset.offset += bytes.length
    return subset.glyf.length - 1
  }
  const { maxp } = font
  return (parts: readonly Part[], advance: number): number => {
    // Upper bounds, by which a reader allocates memory; they may exceed the actual maximum.
    maxp.maxComponentElements = Math.max(maxp.maxComponentElements, parts.length)
    maxp.maxComponentDepth = Math.max(maxp.maxComponentDepth, 2)
    maxp.maxComponentPoints = Math.max(maxp.maxComponentPoints, parts.length * maxp.maxPoints)
    maxp.maxComponentContours = Math.max(maxp.maxComponentContours, parts.length * maxp.maxContours)
    composites.push({ parts, advance })
    return subset.glyphs.push(-composites.length) - 1
  }
}

/**
 * Embeds a glyph once for every letter that it represents. pdfkit maps only the first, so Arabic feh and qaf,
 * one form with different dots, would be extracted as the same letter. fontkit caches a glyph with its first letter,
 * so the cached glyph is deleted whenever letters are given.
 *
 * With `joined`, letters that are reordered or stacked become one glyph that represents all of
 * them in logical order: readers extract text by glyph positions, and would extract a vowel sign that is drawn first as
 * the first letter, and a raised mark as another line. In right-to-left text that glyph represents the first letter
 * only, and empty glyphs of no width to its left represent the others, the last one leftmost.
 */
export function mapToUnicode(font: EmbeddedFont, joined: boolean): void {
  const places = new Map<string, number>()
  const compose = openComposites(font)
  const note = (place: number, letters: readonly number[], width: number): number => {
    font.unicode[place] ??= letters
    font.widths[place] ??= width
    return place
  }
  const placeOf = ({ id, advanceWidth }: Glyph, letters: readonly number[]): number => {
    const key = `${id} ${letters}`
    const known = places.get(key)
    if (known !== undefined) return known
    let place = font.subset.includeGlyph(id)
    if (font.unicode[place] !== undefined && String(font.unicode[place]) !== String(letters))
      place = font.subset.glyphs.push(id) - 1
    places.set(key, note(place, letters, advanceWidth * font.scale))
    return place
  }
  const joinedPlace = (
    glyphs: readonly Glyph[],
    positions: readonly GlyphPosition[],
    letters: readonly number[],
    width: number,
  ): number => {
    const key = `${glyphs.map(({ id }, index) => [id, positions[index]?.xOffset, positions[index]?.yOffset])} ${letters}`
    const known = places.get(key)
    if (known !== undefined) return known
    let x = 0
    const parts = glyphs.map((glyph, index): Part => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const part = {
        place: placeOf(glyph, glyph.codePoints),
        x: (x + xOffset) / font.scale,
        y: yOffset / font.scale,
        box: glyph.bbox,
      }
      x += xAdvance
      return part
    })
    const place = compose(parts, Math.round(width / font.scale))
    places.set(key, note(place, letters, width))
    return place
  }
  const still = (width: number): GlyphPosition => ({
    xAdvance: width,
    yAdvance: 0,
    xOffset: 0,
    yOffset: 0,
    advanceWidth: width,
  })
  const blankPlace = (letter: number): number => {
    const key = `blank ${letter}`
    const known = places.get(key)
    if (known !== undefined) return known
    const place = compose([], 0)
    places.set(key, note(place, [letter], 0))
    return place
  }
  const getGlyph = font.font.getGlyph.bind(font.font)
  font.font.getGlyph = (id, codePoints) => {
    if (codePoints) delete font.font._glyphs[id]
    return getGlyph(id, codePoints)
  }
  const hex = (place: number) => place.toString(16).padStart(4, '0')
  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features)
    const clusters = joined ? clustersOf(text, glyphs) : undefined
    if (!clusters) return [glyphs.map((glyph) => hex(placeOf(glyph, glyph.codePoints))), positions]
    const codes: string[] = []
    const at: GlyphPosition[] = []
    for (const { letters, start, end } of clusters) {
      const [own, where] = [glyphs.slice(start, end), positions.slice(start, end)]
      const [only, position] = [own[0], where[0]]
      if (own.length === 1 && only && position) {
        codes.push(hex(placeOf(only, letters)))
        at.push(position)
        continue
      }
      const width = where.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      if (rightToLeft.test(text))
        for (const mark of letters.slice(1).toReversed()) {
          codes.push(hex(blankPlace(mark)))
          at.push(still(0))
        }
      codes.push(hex(joinedPlace(own, where, rightToLeft.test(text) ? letters.slice(0, 1) : letters, width)))
      at.push(still(width))
    }
    return [codes, at]
  }
}
