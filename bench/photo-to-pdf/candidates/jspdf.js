import { jsPDF } from 'jspdf'
import { bytesOf, offer, paper, place } from './bench-page.js'
import { jpegSize } from './jpeg-size.js'

offer(async (files) => {
  const pdf = new jsPDF({ unit: 'pt', format: [paper.width, paper.height] })
  for (const [index, file] of files.entries()) {
    const bytes = await bytesOf(file)
    const { x, y, width, height } = place(jpegSize(bytes))
    if (index > 0) pdf.addPage()
    // With a unique alias jsPDF does not hash the photo to find duplicates.
    pdf.addImage(bytes, 'JPEG', x, y, width, height, `photo${index}`)
  }
  return pdf.output('blob')
})
