import type PDFDocument from 'pdfkit'
import type { Part } from '../fonts/composite-glyph.ts'

/*
 * What pdfkit 0.20.2 and fontkit 2.0.4 have inside and do not declare. All of it stands in this folder, whose test
 * fails with another version: read both again before taking one.
 */

export type PdfDocument = InstanceType<typeof PDFDocument>

export type Glyph = {
  readonly id: number
  readonly advanceWidth: number
  readonly codePoints: readonly number[]
  readonly bbox: Part['box']
}

/** In thousandths of the size. */
export type GlyphPosition = {
  readonly xAdvance: number
  readonly yAdvance: number
  readonly xOffset: number
  readonly yOffset: number
  readonly advanceWidth: number
}

/** The part of a font that is embedded; `glyf`, `loca`, `hmtx` and `offset` are there while it is written. */
export type Subset = {
  readonly glyphs: number[]
  includeGlyph(id: number): number
  _addGlyph(id: number): number
  readonly glyf: Uint8Array[]
  readonly loca: { readonly offsets: number[] }
  readonly hmtx: { readonly metrics: { advance: number; bearing: number }[] }
  offset: number
}

/** An embedded font of pdfkit; `font` is fontkit's, which knows its characters. */
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

/** A document's options for no default font: the build for browsers has none of the standard ones. */
export const noDefaultFont = null as unknown as string

/** Registers a font from its bytes; the types know the buffers of Node only. */
export const registerFont = (doc: PdfDocument, name: string, bytes: Uint8Array): void =>
  void doc.registerFont(name, bytes as unknown as ArrayBuffer)

/** Chooses a registered font and returns it. */
export function embeddedFont(doc: PdfDocument, name: string): EmbeddedFont {
  doc.font(name)
  return (doc as unknown as { readonly _font: EmbeddedFont })._font
}

/** Attaches bytes; the types know only paths of files, and not `relationship`. */
export const attachBytes = (
  doc: PdfDocument,
  bytes: Uint8Array,
  options: PDFKit.Mixins.PDFAttachmentOptions & { readonly relationship: 'Alternative' },
): void => void doc.file(bytes as unknown as string, options)

/**
 * Gives the metadata in XML the document's information with its signs escaped, which pdfkit would put in as it is. By
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
