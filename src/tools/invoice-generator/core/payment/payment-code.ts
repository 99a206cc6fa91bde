import { decimalText } from '../../../../lib/money/decimal.ts'
import { epcTransfer, transferNeedsEci } from '../../../../lib/money/payment/epc-transfer.ts'
import { isIban } from '../../../../lib/money/payment/iban.ts'
import { encode } from '../../../../lib/qr/encode.ts'
import type { QrSymbol } from '../../../../lib/qr/symbol.ts'
import type { Amounts } from '../amounts/amounts.ts'
import type { Invoice } from '../invoice/invoice.ts'
import { oneLine } from '../text/texts.ts'
import { isBic } from './identifiers.ts'

/** A code as an SVG path of its dark modules, each of size 1; `size` modules a side, without the quiet zone. */
export type PaymentCode = { readonly path: string; readonly size: number }

/** The largest amount that the standard allows, in cents. */
const maxCents = 99_999_999_999n

const truncate = (text: string, length: number) => [...text].slice(0, length).join('')

/** The payload for banking apps: payee, amount and invoice; empty if no code is possible. */
export function paymentText(invoice: Invoice, { total }: Pick<Amounts, 'total'>): string {
  const iban = invoice.iban.replace(/\s/g, '').toUpperCase()
  const bic = invoice.bic.replace(/\s/g, '').toUpperCase()
  const name = truncate(oneLine(invoice.accountHolder) || oneLine(invoice.companyName), 70)
  const possible =
    invoice.currency === 'EUR' && isIban(iban) && total > 0n && total <= maxCents && name !== ''
  if (!possible) return ''
  return epcTransfer({
    bic: isBic(bic) ? bic : '',
    name,
    iban,
    amount: `EUR${decimalText({ units: total, scale: 2 })}`,
    message: truncate(oneLine(invoice.invoiceNumber), 140),
  })
}

/** The code for the invoice's total, in level M as the standard requires; null if off or impossible. */
export function paymentCode(invoice: Invoice, amounts: Amounts): PaymentCode | null {
  const text = invoice.paymentCode ? paymentText(invoice, amounts) : ''
  if (text === '') return null
  const encoded = encode(text, { level: 'M', eci: transferNeedsEci(text) })
  return encoded.ok ? { path: pathOf(encoded.symbol), size: encoded.symbol.size } : null
}

/** Adjacent dark modules in a row become one box. */
function pathOf({ size, modules }: QrSymbol): string {
  const boxes: string[] = []
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const start = x
      while (x < size && modules[y * size + x] === 1) x += 1
      if (x > start) boxes.push(`M${start} ${y}h${x - start}v1h${start - x}z`)
    }
  return boxes.join('')
}
