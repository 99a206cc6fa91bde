import PDFDocument from 'pdfkit'
import { facturXMetadata, facturXName } from '../../core/e-invoice/factur-x.ts'
import { escapedXml } from '../../core/e-invoice/xml.ts'
import type { Layout } from '../../core/layout/canvas.ts'
import { layOutInvoice, pageSize } from '../../core/layout/layout.ts'
import { type PrintedInvoice, printedTexts } from '../../core/text/printed.ts'
import type { FontFile } from '../../core/worker-messages.ts'
import { openFonts } from '../fonts/fonts.ts'
import {
  attachBytes,
  escapeMetadata,
  noDefaultFont,
  type PdfDocument,
} from '../pdfkit-internals/internals.ts'
import { writePdf } from './write-pdf.ts'

export type MakeInput = {
  /** Whether to create the document, or only its layout for the preview. */
  readonly want: 'pdf' | 'layout'
  readonly printed: PrintedInvoice
  /** The e-invoice to embed; empty for none. */
  readonly xml: string
}

/** `missing` lists the characters that no font has, without duplicates. */
export type GeneratedPdf =
  | { readonly type: 'layout'; readonly layout: Layout; readonly missing: readonly string[] }
  | { readonly type: 'pdf'; readonly pdf: Blob; readonly pages: number }
  | { readonly type: 'missing'; readonly missing: readonly string[] }

function openDocument(
  { title, author, language }: PrintedInvoice,
  size: [number, number],
  options: PDFKit.PDFDocumentOptions = {},
) {
  const doc = new PDFDocument({
    autoFirstPage: false,
    font: noDefaultFont,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    margin: 0,
    size,
    info: { Title: title, Author: author, Creator: 'Toolnook', Producer: 'pdfkit' },
    ...options,
  })
  escapeMetadata(doc, { Title: escapedXml(title), Author: escapedXml(author) })
  return doc
}

/** Turns the document into Factur-X: attaches the XML as an alternative of the pages and declares it in the metadata. */
function embedInvoice(doc: PdfDocument, xml: string) {
  const createdAt = doc.info.CreationDate ?? new Date(0)
  attachBytes(doc, new TextEncoder().encode(xml), {
    name: facturXName,
    type: 'text/xml',
    description: 'Factur-X invoice',
    relationship: 'Alternative',
    creationDate: createdAt,
    modifiedDate: createdAt,
  })
  doc.appendXML(facturXMetadata)
}

/** The characters that none of these fonts has. */
export function missingCharacters(files: readonly FontFile[], characters: readonly string[]): string[] {
  const doc = new PDFDocument({ autoFirstPage: false, font: noDefaultFont })
  return openFonts(doc, files).missing(characters)
}

/** Lays out the invoice, and creates the document unless a character is in no font. */
export async function generateInvoicePdf(
  { printed, want, xml }: MakeInput,
  files: readonly FontFile[],
): Promise<GeneratedPdf> {
  const doc = openDocument(printed, pageSize(printed), xml === '' ? {} : { subset: 'PDF/A-3a' })
  const fonts = openFonts(doc, files)
  const missing = fonts.missing(printedTexts(printed))
  if (want === 'pdf' && missing.length > 0) return { type: 'missing', missing }
  const layout = layOutInvoice(printed, fonts.measure)
  if (want === 'layout') return { type: 'layout', layout, missing }
  if (xml !== '') embedInvoice(doc, xml)
  const pdf = await writePdf(doc, layout)
  return { type: 'pdf', pdf, pages: layout.pages.length }
}
