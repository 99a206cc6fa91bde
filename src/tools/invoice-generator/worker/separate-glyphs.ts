type Glyph = { readonly id: number; readonly advanceWidth: number; readonly codePoints: readonly number[] }

/** What pdfkit keeps of an embedded font and does not declare; `font` is fontkit's, which knows its characters. */
export type FontInUse = {
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean; _glyphs: Record<number, unknown> }
  readonly scale: number
  readonly subset: { readonly glyphs: number[]; includeGlyph(id: number): number }
  readonly unicode: (readonly number[])[]
  readonly widths: number[]
  layoutRun(text: string, features?: unknown): unknown
  layout(text: string, features?: unknown): { readonly glyphs: readonly Glyph[]; readonly positions: unknown }
  encode(text: string, features?: unknown): [codes: string[], positions: unknown]
}

/**
 * Embeds a glyph once for every letter that it stands for. pdfkit notes only the first, so that Arabic feh and qaf,
 * one form with different dots, would be taken out of the document as the same letter; and fontkit remembers of a
 * glyph what it stood for first, so it is made to forget before every word.
 */
export function separateGlyphs(font: FontInUse): void {
  const places = new Map<string, number>()
  const placeOf = ({ id, advanceWidth, codePoints }: Glyph): number => {
    const key = `${id} ${codePoints}`
    const known = places.get(key)
    if (known !== undefined) return known
    let place = font.subset.includeGlyph(id)
    if (font.unicode[place] !== undefined && String(font.unicode[place]) !== String(codePoints))
      place = font.subset.glyphs.push(id) - 1
    font.unicode[place] ??= codePoints
    font.widths[place] ??= advanceWidth * font.scale
    places.set(key, place)
    return place
  }
  const layoutRun = font.layoutRun.bind(font)
  font.layoutRun = (text, features) => {
    font.font._glyphs = {}
    return layoutRun(text, features)
  }
  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features)
    return [glyphs.map((glyph) => placeOf(glyph).toString(16).padStart(4, '0')), positions]
  }
}
