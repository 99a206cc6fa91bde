import { expect, it } from 'vitest'
import { messages as invoiceEn } from '../../src/tools/invoice-generator/messages.en.ts'
import { messages as invoiceTr } from '../../src/tools/invoice-generator/messages.tr.ts'
import { messages as counterEn } from '../../src/tools/word-counter/messages.en.ts'
import { messages as counterTr } from '../../src/tools/word-counter/messages.tr.ts'

/** Where the site says that typed text is stored, it says what may be lost: browsers write to the disk once a minute. */
it.each([
  ['Word Counter', counterEn.saveHint, counterTr.saveHint],
  ['Invoice Generator', invoiceEn.newInvoiceHint, invoiceTr.newInvoiceHint],
])('%s promises no more of a draft than browsers guarantee', (_, english, turkish) => {
  expect(english).toContain('the browser crashes or the power fails, the last minute of')
  expect(english).toMatch(/may be lost\./)
  expect(turkish).toContain('çökerse ya da elektrik kesilirse son bir dakikada yazdıklarınız kaybolabilir.')
})
