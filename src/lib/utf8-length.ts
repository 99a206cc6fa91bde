/** Bytes that a text takes as UTF-8; a lone surrogate counts as U+FFFD, as `TextEncoder` writes it. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0
    if (code > 0xffff) at += 1
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code <= 0xffff ? 3 : 4
  }
  return bytes
}
