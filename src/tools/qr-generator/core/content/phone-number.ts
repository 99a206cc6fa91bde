/** The longest number that is looked at, in characters: with separators and an extension. */
const maxLength = 100

/** Digits of any script as 0 to 9: in Unicode they come in tens. */
function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })
}

const extension = /(?:;ext=|[\s,;]*(?:extension|ext|dâhili|dahili|dah|x)\.?[\s:]*)(\d{1,15})$/i

export type PhoneNumber = {
  /** Digits, `*` and `#`, perhaps after a plus sign. */
  readonly number: string
  /** Digits; empty without one. */
  readonly extension: string
}

/**
 * A telephone number as people write it: with separators (RFC 3966, visual separators), an extension, digits of any
 * script. The nought in brackets of +44 (0)20 is not dialled after the country code. `undefined` when it is none.
 */
export function phoneNumber(text: string): PhoneNumber | undefined {
  if (text.length > maxLength) return undefined
  const plain = plainDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:/i, '')
  const found = extension.exec(plain)
  const number = (found ? plain.slice(0, found.index) : plain)
    .replace(/^(\+[^(]*)\(0\)/, '$1')
    .replace(/[\s().\p{Pd}/·]/gu, '')
  if (!/^(?:\+\d+|[\d*#]+)$/.test(number)) return undefined
  return { number, extension: found?.[1] ?? '' }
}
