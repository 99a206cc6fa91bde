import PDFDocument from 'pdfkit'
import { layOutInvoice } from '../core/layout.ts'
import { type PrintedInvoice, printedTexts } from '../core/printed.ts'
import type { AnswerFromWorker, FontFile, RequestToWorker } from '../core/worker-messages.ts'
import { openFonts } from './fonts.ts'
import { writePdf } from './write-pdf.ts'

type Answer =
  AnswerFromWorker<Blob> extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never

function openDocument({ title, author, language }: PrintedInvoice, size: [number, number]) {
  return new PDFDocument({
    autoFirstPage: false,
    // No default font: the browser build brings none of the standard ones.
    font: null as unknown as string,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    margin: 0,
    size,
    info: { Title: title, Author: author, Creator: 'Toolnook', Producer: 'pdfkit' },
  })
}

/** Lays out the invoice, and makes the document unless a character of it is in no font. */
export async function makeInvoice(
  { printed, want }: Pick<RequestToWorker, 'printed' | 'want'>,
  files: readonly FontFile[],
): Promise<Answer> {
  const scratch = openDocument(printed, [100, 100])
  const fonts = openFonts(scratch, files)
  const missing = fonts.missing(printedTexts(printed))
  if (want === 'pdf' && missing.length > 0) return { type: 'missing', missing }
  const layout = layOutInvoice(printed, fonts.measure)
  if (want === 'layout') return { type: 'layout', layout, missing }
  const doc = openDocument(printed, [layout.width, layout.height])
  openFonts(doc, files)
  const pdf = await writePdf(doc, layout)
  return { type: 'pdf', pdf, pages: layout.pages.length }
}
