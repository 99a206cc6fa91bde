/** A glyph of the font with the position of its origin, in font units. */
export type Part = {
  /** Glyph id in the embedded font. */
  readonly place: number
  readonly x: number
  readonly y: number
  readonly box: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number }
}

const wordsAreOffsets = 0x0003
const moreFollow = 0x0020

/** Combines several glyphs into a TrueType composite glyph (OpenType, glyf), with its left side bearing. */
export function compositeGlyph(parts: readonly Part[]): { bytes: Uint8Array; bearing: number } {
  if (parts.length === 0) return { bytes: new Uint8Array(0), bearing: 0 }
  const drawn = parts.filter(({ box }) => box.maxX >= box.minX)
  const edge = (of: (part: Part) => number, choose: (...all: number[]) => number) =>
    drawn.length === 0 ? 0 : Math.round(choose(...drawn.map(of)))
  const header = [
    -1,
    edge(({ x, box }) => x + box.minX, Math.min),
    edge(({ y, box }) => y + box.minY, Math.min),
    edge(({ x, box }) => x + box.maxX, Math.max),
    edge(({ y, box }) => y + box.maxY, Math.max),
  ]
  const bytes = new Uint8Array(10 + 8 * parts.length)
  const view = new DataView(bytes.buffer)
  header.forEach((value, index) => {
    view.setInt16(2 * index, value)
  })
  parts.forEach(({ place, x, y }, index) => {
    const at = 10 + 8 * index
    view.setUint16(at, wordsAreOffsets | (index < parts.length - 1 ? moreFollow : 0))
    view.setUint16(at + 2, place)
    view.setInt16(at + 4, Math.round(x))
    view.setInt16(at + 6, Math.round(y))
  })
  return { bytes, bearing: header[1] ?? 0 }
}
