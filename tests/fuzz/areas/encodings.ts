import fc from 'fast-check'
import { expect } from 'vitest'
import { decodeText } from '../../../src/tools/word-counter/core/document/decode-text.ts'
import { anyText, type FuzzArea, holds } from '../area.ts'

const decode = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes)
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }),
  fc.uint8Array({ min: 0x80, maxLength: 300 }),
  anyText.map((text) => new TextEncoder().encode(text)),
  anyText.map(utf16),
  fc.tuple(anyText.map(utf16), fc.nat(1000)).map(([whole, cut]) => whole.slice(0, cut)),
)

export const area: FuzzArea = {
  'any bytes are a text or none': holds(bytes, (file) => {
    const decoded = decodeText(file, decode)
    if (!decoded) return
    expect(decoded.text).not.toMatch(/[\0\r]/)
  }),
  'a text in UTF-8 is read as it was written': holds(anyText, (text) => {
    const plain = text
      .toWellFormed()
      .replaceAll('\0', '')
      .replace(/\r\n?/g, '\n')
      .replace(/^\ufeff+/, '')
    const decoded = decodeText(new TextEncoder().encode(plain), decode)
    expect(decoded?.text).toBe(plain)
  }),
}
