import type PDFDocument from 'pdfkit'
import type { Part } from '../fonts/composite-glyph.ts'

/*
 * Undeclared internals of pdfkit 0.20.2 and fontkit 2.0.4. They are used in this folder only, whose test
 * fails with any other version: review both before an update.
 */

export type PdfDocument = InstanceType<typeof PDFDocument>

export type Glyph = {
  readonly id: number
  readonly advanceWidth: number
  readonly codePoints: readonly number[]
  readonly bbox: Part['box']
}

/** In thousandths of the font size. */
export type GlyphPosition = {
  readonly xAdvance: number
  readonly yAdvance: number
  readonly xOffset: number
  readonly yOffset: number
  readonly advanceWidth: number
}

/** The embedded subset of a font; `glyf`, `loca`, `hmtx` and `offset` exist while it is written. */
export type Subset = {
  readonly glyphs: number[]
  includeGlyph(id: number): number
  _addGlyph(id: number): number
  readonly glyf: Uint8Array[]
  readonly loca: { readonly offsets: number[] }
  readonly hmtx: { readonly metrics: { advance: number; bearing: number }[] }
  offset: number
}

/** An embedded font of pdfkit; `font` is fontkit's, with the character map. */
export type EmbeddedFont = {
  readonly font: {
    hasGlyphForCodePoint(codePoint: number): boolean
    getGlyph(id: number, codePoints?: readonly number[]): Glyph
    readonly _glyphs: Record<number, unknown>
    readonly maxp: Record<
      | 'maxPoints'
      | 'maxContours'
      | 'maxComponentPoints'
      | 'maxComponentContours'
      | 'maxComponentElements'
      | 'maxComponentDepth',
      number
    >
  }
  readonly scale: number
  readonly subset: Subset
  readonly unicode: (readonly number[])[]
  readonly widths: number[]
  layout(
    text: string,
    features?: unknown,
  ): { readonly glyphs: readonly Glyph[]; readonly positions: readonly GlyphPosition[] }
  encode(text: string, features?: unknown): [codes: string[], positions: readonly GlyphPosition[]]
}

/** Document options for no default font: the browser build lacks the standard fonts. */
export const noDefaultFont = null as unknown as string

/** Registers a font from its bytes; the types allow only Node's buffers. */
export const registerFont = (doc: PdfDocument, name: string, bytes: Uint8Array): void =>
  void doc.registerFont(name, bytes as unknown as ArrayBuffer)

/** Selects a registered font and returns it. */
export function embeddedFont(doc: PdfDocument, name: string): EmbeddedFont {
  doc.font(name)
  return (doc as unknown as { readonly _font: EmbeddedFont })._font
}

/** Attaches bytes; the types allow only file paths and lack `relationship`. */
export const attachBytes = (
  doc: PdfDocument,
  bytes: Uint8Array,
  options: PDFKit.Mixins.PDFAttachmentOptions & { readonly relationship: 'Alternative' },
): void => void doc.file(bytes as unknown as string, options)

/**
 * Writes the document information into the XML metadata with special characters escaped, which pdfkit omits. By
 * then the information dictionary has been written.
 */
export function escapeMetadata(doc: PdfDocument, escapedInfo: PDFKit.DocumentInfo): void {
  const inner = doc as unknown as { endMetadata(): void }
  const endMetadata = inner.endMetadata.bind(doc)
  inner.endMetadata = () => {
    Object.assign(doc.info, escapedInfo)
    endMetadata()
  }
}
