import { emptyInvoice, newItem } from '../../../src/tools/invoice-generator/core/invoice/invoice.ts'
import { wantedFonts } from '../../../src/tools/invoice-generator/testing/font-files.ts'
import { createSession } from '../../../src/tools/invoice-generator/worker/session.ts'

/** Creates an invoice with these notes from the typed form, as the page does. */
export async function printNotes(notes: string): Promise<Uint8Array> {
  const answer = createSession()
  const invoice = {
    ...emptyInvoice,
    companyName: 'Nook Ltd',
    clientName: 'Ada Byron',
    invoiceNumber: 'INV-1',
    notes,
    items: [newItem('1')],
  }
  let said = await answer({ type: 'document', order: { invoice, language: 'en', logo: null } })
  while (said.type === 'fonts-wanted')
    said = await answer({ type: 'fonts', fonts: wantedFonts(said), away: [] })
  if (said.type !== 'pdf') throw new Error(JSON.stringify(said))
  return new Uint8Array(await said.pdf.arrayBuffer())
}
