import { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import { rowsOf } from '../invoice.js'

/** jspdf-autotable stores it on the document. @param {jsPDF} doc */
const endOfTable = (doc) =>
  /** @type {{ lastAutoTable: { finalY: number } }} */ (/** @type {unknown} */ (doc)).lastAutoTable.finalY

/** @type {import('../invoice.js').Open} */
export const open =
  ({ trueType }) =>
  async (invoice) => {
    const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true })
    for (const [style, data] of Object.entries({ normal: trueType.regular, bold: trueType.bold })) {
      doc.addFileToVFS(`${style}.ttf`, data)
      doc.addFont(`${style}.ttf`, 'Noto', style)
    }
    const { head, rows, sums } = rowsOf(invoice)
    doc.setFont('Noto', 'bold').setFontSize(24).text('INVOICE', 51, 70)
    doc.setFont('Noto', 'normal').setFontSize(9.5)
    doc.text(`Invoice Number ${invoice.number}`, 320, 70)
    doc.text(invoice.company, 51, 110).text(invoice.client, 320, 110)
    const styles = { font: 'Noto', fontSize: 9.5 }
    autoTable(doc, { head: [head], body: rows, startY: 180, styles, theme: 'plain' })
    const startY = endOfTable(doc) + 10
    autoTable(doc, { body: sums, startY, styles, theme: 'plain', margin: { left: 300 } })
    doc.text(invoice.notes, 51, endOfTable(doc) + 30)
    return new Uint8Array(doc.output('arraybuffer'))
  }
