import { PDFDocument } from 'pdfkit'
import { toBlob } from 'pdfkit/output'
import { bytesOf, offer, paper } from './bench-page.js'

offer(async (files) => {
  const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false, font: null })
  const blob = toBlob(pdf)
  const fit = [paper.boxWidth, paper.boxHeight]
  for (const file of files) {
    pdf.addPage()
    pdf.image(await bytesOf(file), paper.margin, paper.margin, { fit, align: 'center', valign: 'center' })
  }
  pdf.end()
  return blob
})
