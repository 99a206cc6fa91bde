import { readFileSync } from 'node:fs'
import { readAmounts } from '../../../src/tools/invoice-generator/core/amounts/amounts.ts'
import {
  emptyInvoice,
  type Invoice,
  newItem,
} from '../../../src/tools/invoice-generator/core/invoice/invoice.ts'
import { printInvoice } from '../../../src/tools/invoice-generator/core/text/printed.ts'
import { printedWords } from '../../../src/tools/invoice-generator/core/words/words-of.ts'
import { generateInvoicePdf } from '../../../src/tools/invoice-generator/worker/pdf/make.ts'
import type { Open } from '../invoice.js'

const bytesOf = (path: string) => new Uint8Array(readFileSync(path)).buffer

/** From the typed form to the document: parsing amounts, sums, layout, writing. */
export const open: Open = ({ files }) => {
  const fonts = [
    { subset: 'latin' as const, bold: false, bytes: bytesOf(files.regular) },
    { subset: 'latin' as const, bold: true, bytes: bytesOf(files.bold) },
  ]
  return async ({ number, company, client, notes, items }) => {
    const [companyName = '', ...companyAddress] = company
    const [clientName = '', ...clientAddress] = client
    const invoice: Invoice = {
      ...emptyInvoice,
      companyName,
      companyAddress: companyAddress.join('\n'),
      clientName,
      clientAddress: clientAddress.join('\n'),
      invoiceNumber: number,
      currency: 'EUR',
      taxName: 'VAT',
      taxRate: '19',
      taxPerItem: true,
      notes,
      items: items.map(({ rate, ...item }, index) => ({ ...newItem(String(index)), ...item, taxRate: rate })),
    }
    const printed = printInvoice(invoice, readAmounts(invoice, '.'), printedWords.en, 'en')
    const answer = await generateInvoicePdf({ printed, want: 'pdf', xml: '' }, fonts)
    if (answer.type !== 'pdf') throw new Error(JSON.stringify(answer))
    return new Uint8Array(await answer.pdf.arrayBuffer())
  }
}
