/** Bytes that a character takes as UTF-8, by its code point (RFC 3629, section 3). */
export const codePointLength = (code: number): number =>
  code < 0x80 ? 1 : code < 0x800 ? 2 : code <= 0xffff ? 3 : 4

/** Bytes that a text takes as UTF-8; a lone surrogate counts as U+FFFD, as `TextEncoder` writes it. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0
    if (code > 0xffff) at += 1
    bytes += codePointLength(code)
  }
  return bytes
}
