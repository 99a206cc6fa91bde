import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Decode, decodeText } from './decode-text.ts'

const decode: Decode = (bytes, encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes)
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

it('decodes any UTF-8 text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const plain = text.replace(/[\0\r\ufeff]/g, '')
      expect(decodeText(new TextEncoder().encode(plain), decode)).toEqual({
        text: plain,
        encoding: 'utf-8',
        lineEnds: 'lf',
      })
    }),
  )
})

it.each([
  ['utf-16le', utf16('\ufeffSelam dünya', false)],
  ['utf-16be', utf16('\ufeffSelam dünya', true)],
  ['utf-16le', utf16('Selam dünya', false)],
  ['utf-16be', utf16('Selam dünya', true)],
] as const)('detects %s, with and without a byte order mark', (encoding, bytes) => {
  expect(decodeText(bytes, decode)).toEqual({ text: 'Selam dünya', encoding, lineEnds: 'lf' })
})

it('detects the Windows code pages', () => {
  expect(decodeText(Uint8Array.of(0x64, 0x65, 0xf0, 0x69, 0x6c), decode)).toMatchObject({
    text: 'değil',
    encoding: 'windows-1254',
  })
  expect(decodeText(Uint8Array.of(0x63, 0x61, 0x66, 0xe9), decode)).toMatchObject({
    text: 'café',
    encoding: 'windows-1252',
  })
})

it('normalizes line ends to line feeds and returns the original kind', () => {
  const read = (text: string) => decodeText(new TextEncoder().encode(text), decode)
  expect(read('a\r\nb')).toMatchObject({ text: 'a\nb', lineEnds: 'crlf' })
  expect(read('a\rb')).toMatchObject({ text: 'a\nb', lineEnds: 'cr' })
  expect(read('a\r\nb\nc')).toMatchObject({ text: 'a\nb\nc', lineEnds: 'mixed' })
})

it('returns undefined for a binary file', () => {
  expect(decodeText(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), decode)).toBeUndefined()
})
