import type { DecimalSeparator } from '../../../lib/money/parse-amount.ts'

/** An amount as the invoice's price takes it, in the digits that were typed, and the code of its currency. */
export type Money = { readonly amount: string; readonly currency: string }

/** Signs and words for currencies, in lower case; what is written with a dollar sign alone is American. */
const codes: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  dolar: 'USD',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  avro: 'EUR',
  '£': 'GBP',
  '₺': 'TRY',
  tl: 'TRY',
  lira: 'TRY',
  zł: 'PLN',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '₴': 'UAH',
}
const names =
  /^(usd|eur|gbp|try|chf|pln|czk|huf|ron|sek|nok|dkk|uah|cad|aud|nzd|brl|mxn|jpy|cny|krw|inr|vnd|zar|ils|aed|sar|kwd)$/

const sign = String.raw`(\p{Sc}|us\$|\p{L}{2,7})`
const digits = String.raw`(\d{1,3}(?:[.,' ]\d{3})*(?:[.,]\d{1,2})?|\d{1,12}(?:[.,]\d{1,2})?)`
const before = new RegExp(String.raw`^${sign}\s*${digits}$`, 'iu')
const after = new RegExp(String.raw`^${digits}\s*${sign}$`, 'iu')

const codeOf = (text: string): string | undefined => {
  const lower = text.toLowerCase()
  return codes[lower] ?? (names.test(lower) ? lower.toUpperCase() : undefined)
}

/** Reads an amount with its currency, such as `1,250 €`, `TL 300` or `$99.50`; undefined for anything else. */
export function readMoney(text: string): Money | undefined {
  const [, leading = '', behind = ''] = before.exec(text.trim()) ?? []
  const [, ahead = '', trailing = ''] = after.exec(text.trim()) ?? []
  const [amount, currency] = leading ? [behind, codeOf(leading)] : [ahead, codeOf(trailing)]
  return amount !== '' && currency !== undefined ? { amount, currency } : undefined
}

/** The amount in plain digits with the given mark. A mark before one or two last digits is the decimal mark. */
export function plainAmount(amount: string, mark: DecimalSeparator): string {
  const [, whole = amount, fraction] = /^(.*)[.,](\d{1,2})$/.exec(amount) ?? []
  const plain = whole.replace(/\D/g, '')
  return fraction === undefined ? plain : `${plain}${mark}${fraction}`
}
