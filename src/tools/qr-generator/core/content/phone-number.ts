/** Maximum length of the input in characters, with separators and an extension. */
const maxLength = 100

/** Replaces digits of any script by 0 to 9; Unicode has them in contiguous groups of ten. */
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
  /** A plus sign and digits, or digits, `*` and `#`. */
  readonly number: string
  /** Digits, or empty. */
  readonly extension: string
}

/**
 * Parses a telephone number as people write it: with separators (RFC 3966, visual separators), an extension, digits of
 * any script. The 0 of +44 (0)20 is dropped, as it is not dialled after the country code. `undefined` for other text.
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
