import PDFDocument from 'pdfkit'
import { toBlob } from 'pdfkit/output'
import { bytesOf, offer, paper } from './bench-page.js'

offer(async (files) => {
  // No font, and pictures as Uint8Array: pdfkit supports both, but its types declare neither.
  const font = /** @type {string} */ (/** @type {unknown} */ (null))
  const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false, font })
  const blob = toBlob(pdf)
  /** @type {[number, number]} */
  const fit = [paper.boxWidth, paper.boxHeight]
  for (const file of files) {
    pdf.addPage()
    const bytes = /** @type {Buffer} */ (await bytesOf(file))
    pdf.image(bytes, paper.margin, paper.margin, { fit, align: 'center', valign: 'center' })
  }
  pdf.end()
  return blob
})
