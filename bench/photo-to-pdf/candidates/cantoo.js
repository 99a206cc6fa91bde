import { PDFDocument } from '@cantoo/pdf-lib'
import { bytesOf, offer, paper, place } from './bench-page.js'

offer(async (files) => {
  const pdf = await PDFDocument.create()
  for (const file of files) {
    const image = await pdf.embedJpg(await bytesOf(file))
    pdf.addPage([paper.width, paper.height]).drawImage(image, place(image))
  }
  return new Blob([await pdf.save()], { type: 'application/pdf' })
})
