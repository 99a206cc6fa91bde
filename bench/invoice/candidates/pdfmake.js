import pdfmake from 'pdfmake'
import { rowsOf } from '../invoice.js'

/** @type {import('../invoice.js').Open} */
export const open = ({ files }) => {
  pdfmake.setLocalAccessPolicy(() => true)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.addFonts({ Noto: { normal: files.regular, bold: files.bold } })
  return async (invoice) => {
    const { head, rows, sums } = rowsOf(invoice)
    const document = pdfmake.createPdf({
      pageSize: 'A4',
      defaultStyle: { font: 'Noto', fontSize: 9.5 },
      content: [
        { text: 'INVOICE', fontSize: 24, bold: true },
        { text: `Invoice Number ${invoice.number}` },
        { columns: [{ stack: invoice.company }, { stack: invoice.client }] },
        {
          table: { headerRows: 1, widths: ['*', 'auto', 'auto', 'auto', 'auto'], body: [head, ...rows] },
          layout: 'lightHorizontalLines',
        },
        { table: { body: sums }, layout: 'noBorders', unbreakable: true },
        { text: invoice.notes },
      ],
    })
    return new Uint8Array(await document.getBuffer())
  }
}
