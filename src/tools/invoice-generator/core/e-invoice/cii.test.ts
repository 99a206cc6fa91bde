import { expect, it } from 'vitest'
import { readAmounts } from '../amounts/amounts.ts'
import { emptyInvoice, type Invoice, newItem } from '../invoice/invoice.ts'
import { crossIndustryInvoice } from './cii.ts'
import { eInvoiceOf } from './model.ts'
import { element } from './xml.ts'

const words = { discount: 'Discount', shipping: 'Shipping' }

const xmlOf = (change: Partial<Invoice>) => {
  const invoice: Invoice = {
    ...emptyInvoice,
    companyName: 'Ağaç & Söhne <GmbH>',
    companyAddress: 'Hauptstr. 1\n10115 Berlin',
    companyPostCode: '10115',
    companyCity: 'Berlin',
    companyCountry: 'DE',
    companyVatId: 'DE123456789',
    clientName: 'Ada',
    clientCountry: 'FR',
    invoiceNumber: 'INV-1',
    invoiceDate: '2026-11-21',
    currency: 'EUR',
    taxRate: '19',
    items: [{ ...newItem('1'), description: 'Design', quantity: '1.5', price: '33.3' }],
    ...change,
  }
  return crossIndustryInvoice(eInvoiceOf(invoice, readAmounts(invoice, '.')), words)
}

const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)

it('contains the values that the document prints', () => {
  const xml = xmlOf({ dueDate: '2026-12-21' })
  expect(xml).toContain('<ram:Name>Ağaç &amp; Söhne &lt;GmbH&gt;</ram:Name>')
  expect(xml).toContain('<udt:DateTimeString format="102">20261121</udt:DateTimeString>')
  expect(texts(xml, 'ram:ChargeAmount')).toEqual(['33.30'])
  expect(texts(xml, 'ram:BilledQuantity')).toEqual(['1.5'])
  // 1.5 × 33.30 is 49.95; 19 % of it 9.4905.
  expect(texts(xml, 'ram:LineTotalAmount')).toEqual(['49.95', '49.95'])
  expect(texts(xml, 'ram:CalculatedAmount')).toEqual(['9.49'])
  expect(texts(xml, 'ram:GrandTotalAmount')).toEqual(['59.44'])
  // The address line that repeats post code and city is omitted.
  expect(texts(xml, 'ram:LineOne')).toEqual(['Hauptstr. 1'])
  expect(texts(xml, 'ram:LineTwo')).toEqual([])
})

it('states units by their codes, and prices finer than the currency', () => {
  const items = [
    {
      ...newItem('1'),
      description: 'Electricity',
      unit: 'kilowatt-hour',
      quantity: '812.5',
      price: '0.2834',
    },
    { ...newItem('2'), description: 'Advice', unit: 'hour', quantity: '0.25', price: '80' },
    { ...newItem('3'), description: 'Chair', price: '40.5' },
  ] as const
  const xml = xmlOf({ items })
  expect([...xml.matchAll(/unitCode="(\w+)"/g)].map(([, code]) => code)).toEqual(['KWH', 'HUR', 'C62'])
  expect(texts(xml, 'ram:BilledQuantity')).toEqual(['812.5', '0.25', '1'])
  expect(texts(xml, 'ram:ChargeAmount')).toEqual(['0.2834', '80.00', '40.50'])
  // 812.5 × 0.2834 is 230.2625.
  expect(texts(xml, 'ram:LineTotalAmount')).toEqual(['230.26', '20.00', '40.50', '290.76'])
})

it('has a rate for every category except items not subject to VAT', () => {
  const zero = { taxRate: '0', companyTaxNumber: '12/345', companyVatId: '' }
  expect(texts(xmlOf({ ...zero, zeroCategory: 'AE' }), 'ram:RateApplicablePercent')).toEqual(['0', '0'])
  const outside = xmlOf({ ...zero, zeroCategory: 'O' })
  expect(texts(outside, 'ram:RateApplicablePercent')).toEqual([])
  expect(texts(outside, 'ram:ExemptionReasonCode')).toEqual(['VATEX-EU-O'])
})

it('removes characters that XML does not allow', () => {
  expect(element('a', 'x\u0000\u0008\ud800\uffff😀"y').xml).toBe('<a>x\ufffd😀&quot;y</a>')
})
