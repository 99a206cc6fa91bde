import { epcTransfer } from '../../../../lib/money/payment/epc-transfer.ts'
import { isIban } from '../../../../lib/money/payment/iban.ts'
import { utf8Length } from '../../../../lib/text/utf8-length.ts'
import type { Field, Payload } from './kinds.ts'

/** Formats an amount as the standard requires, such as `EUR12.50`; undefined unless 0.01 to 999999999.99. */
function euros(text: string): string | undefined {
  const parts = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s€]/g, ''))
  if (!parts) return undefined
  const cents = (parts[2] ?? '').padEnd(2, '0')
  const whole = (parts[1] ?? '').replace(/^0+(?=\d)/, '')
  return whole === '0' && cents === '00' ? undefined : `EUR${whole}.${cents}`
}

/** Maximum payload (EPC069-12, section 3.2); multi-byte letters may exceed it before 140 characters. */
const maxBytes = 331

const length = (text: string) => [...text].length

/**
 * A SEPA credit transfer (EPC069-12, version 002, UTF-8), "GiroCode": at most 331 bytes, to be encoded with level M.
 * The amount is optional, and so is the BIC within the SEPA area.
 */
export function bankTransfer(get: (field: Field) => string): Payload {
  const oneLine = (field: Field) => get(field).replace(/\s+/g, ' ')
  const iban = get('iban').replace(/\s/g, '').toUpperCase()
  const bic = get('bic').replace(/\s/g, '').toUpperCase()
  const amount = get('amount') === '' ? '' : euros(get('amount'))
  if (length(oneLine('name')) > 70) return { ok: false, field: 'name' }
  if (!isIban(iban)) return { ok: false, field: 'iban' }
  if (amount === undefined) return { ok: false, field: 'amount' }
  if (bic !== '' && !/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic)) return { ok: false, field: 'bic' }
  if (length(oneLine('message')) > 140) return { ok: false, field: 'message' }
  const transfer = { bic, name: oneLine('name'), iban, amount, message: oneLine('message') }
  const text = epcTransfer(transfer)
  return utf8Length(text) > maxBytes ? { ok: false, field: 'message' } : { ok: true, text }
}
