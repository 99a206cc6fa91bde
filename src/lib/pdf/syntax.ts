/** A number as PDF writes it: no exponent, at most 4 decimals (1/10,000 pt is finer than any printer). */
export function pdfNumber(value: number): string {
  const text = value.toFixed(4).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

/** A text string in UTF-16BE with byte order mark (ISO 32000-1, 7.9.2.2), as a hexadecimal string. */
export function pdfText(text: string): string {
  let hex = 'FEFF'
  for (let index = 0; index < text.length; index += 1) {
    hex += text.charCodeAt(index).toString(16).padStart(4, '0').toUpperCase()
  }
  return `<${hex}>`
}

/** Bytes as a hexadecimal string. */
export function pdfHex(bytes: Uint8Array): string {
  return `<${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}>`
}

/** PDF syntax is written in ASCII only; a character beyond U+00FF is a fault of the caller. */
export function asciiBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
