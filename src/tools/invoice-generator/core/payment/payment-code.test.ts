import decodeQR from 'qr/decode.js'
import { expect, it } from 'vitest'
import { encode } from '../../../../lib/qr/encode.ts'
import { readAmounts } from '../amounts/amounts.ts'
import { emptyInvoice, type Invoice, newItem } from '../invoice/invoice.ts'
import { type PaymentCode, paymentCode, paymentText } from './payment-code.ts'

const invoice: Invoice = {
  ...emptyInvoice,
  companyName: 'Atölye Kuzey',
  invoiceNumber: '2026-017',
  currency: 'EUR',
  iban: 'de89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  items: [{ ...newItem('1'), price: '1234.5' }],
}

const amounts = readAmounts(invoice, '.')
const expected =
  'BCD\n002\n1\nSCT\nCOBADEFFXXX\nAtölye Kuzey\nDE89370400440532013000\nEUR1234.50\n\n\n2026-017'

/** Rasterizes the path. */
function picture({ path, size }: PaymentCode) {
  const scale = 4
  const width = (size + 8) * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < Number(length) * scale; column += 1) {
        const at = ((Number(y) + 4) * scale + row) * width + (Number(x) + 4) * scale + column
        data.fill(0, at * 4, at * 4 + 3)
      }
  return { data, width, height: width }
}

it('contains payee, amount and reference, and is decoded by zbar', () => {
  expect(paymentText(invoice, amounts)).toBe(expected)
  const code = paymentCode(invoice, amounts)
  expect(code && decodeQR(picture(code))).toBe(expected)
})

/** The modules of the path, `#` where dark. */
function modulesOf({ path, size }: PaymentCode): string {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('.'))
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length))
  return rows.flat().join('')
}

// Without an ECI for UTF-8, zbar decodes accented letters of a transfer as kanji.
it.each([
  ['has an ECI for UTF-8 if a name is not ASCII', 'Atölye Kuzey', true],
  ['has no ECI if all is ASCII', 'Atelier Nord', false],
])('%s', (_, companyName, eci) => {
  const named = { ...invoice, companyName }
  const encoded = encode(paymentText(named, amounts), { level: 'M', eci })
  const code = paymentCode(named, amounts)
  const wanted = encoded.ok ? Array.from(encoded.symbol.modules, (dark) => (dark === 1 ? '#' : '.')) : []
  expect(code && modulesOf(code)).toBe(wanted.join(''))
})

it.each<[string, Partial<Invoice>]>([
  ['another currency', { currency: 'USD' }],
  ['no IBAN', { iban: '' }],
  ['an invalid IBAN', { iban: 'DE89370400440532013001' }],
  ['nothing to pay', { items: [newItem('1')] }],
  ['too much to pay', { items: [{ ...newItem('1'), price: '1000000000' }] }],
  ['the code turned off', { paymentCode: false }],
])('there is none with %s', (_, change) => {
  const changed = { ...invoice, ...change }
  expect(paymentCode(changed, readAmounts(changed, '.'))).toBeNull()
})
