import type { Decimal } from './decimal.ts'

export type DecimalSeparator = '.' | ','

/** The zeros of digits that people type and paste besides ASCII's: Arabic, Persian, Indic, Thai and full-width ones. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xae6, 0xbe6, 0xe50, 0xff10]

/** The same text in ASCII digits and marks; the Arabic decimal mark is the language's. */
const inAscii = (text: string, mark: DecimalSeparator): string =>
  text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      const zero = zeros.find((each) => code >= each && code < each + 10)
      return zero === undefined ? digit : String(code - zero)
    })
    .replaceAll('٫', mark)
    .replaceAll('．', '.')
    .replaceAll('，', ',')

/** Signs of currencies, and codes such as EUR or TL, with the spaces that part groups and signs. */
const decoration = /[\p{Sc}\p{Zs}\s]|(?<![\p{L}])(?:\p{L}{2,3})(?!\p{L})/gu
const grouped = (mark: string) => new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+$`)

/**
 * Reads an amount as people type or paste it: `1.234,50`, `1,234.50`, `₺1 234,5`, `1'234.50 EUR`. Where both marks
 * occur, the last one is the decimal mark. One mark alone that parts groups of three is the decimal mark where the
 * language's is that one: `1.234` is 1.234 in English and 1234 in Turkish. Negative numbers and anything else give
 * `undefined`; so does a number of more than 30 digits.
 */
export function parseAmount(text: string, mark: DecimalSeparator): Decimal | undefined {
  const plain = inAscii(text, mark).replace(decoration, '').replace(/['’٬]/g, '')
  if (!/^[\d.,]{1,40}$/.test(plain)) return undefined
  const point = decimalMarkOf(plain, mark)
  const at = point === undefined ? plain.length : plain.lastIndexOf(point)
  const whole = plain.slice(0, at)
  const fraction = plain.slice(at + 1)
  const groups = whole.includes('.') ? '.' : ','
  if (/\D/.test(whole) && !grouped(groups).test(whole)) return undefined
  const digits = whole.replace(/\D/g, '') + fraction
  if (!/^\d{1,30}$/.test(digits)) return undefined
  return { units: BigInt(digits), scale: fraction.length }
}

function decimalMarkOf(plain: string, preferred: DecimalSeparator): DecimalSeparator | undefined {
  const dots = plain.split('.').length - 1
  const commas = plain.split(',').length - 1
  if (dots > 0 && commas > 0) return plain.lastIndexOf('.') > plain.lastIndexOf(',') ? '.' : ','
  if (dots + commas === 0) return undefined
  const only: DecimalSeparator = dots > 0 ? '.' : ','
  if (dots + commas > 1) return undefined
  // A group never starts with a nought: 0,500 is half of one in every language.
  const isGroup = only !== preferred && grouped(only).test(plain) && !plain.startsWith('0')
  return isGroup ? undefined : only
}
