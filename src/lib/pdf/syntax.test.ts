import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asciiBytes, pdfHex, pdfNumber, pdfText } from './syntax.ts'

describe('pdfNumber', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [-0.00001, '0'],
    [1, '1'],
    [100, '100'],
    [595.2755905511812, '595.2756'],
    [-12.5, '-12.5'],
    [1e-7, '0'],
    [123456789, '123456789'],
  ])('%d is written %s', (value, text) => {
    expect(pdfNumber(value)).toBe(text)
  })

  test('is within 1/10,000 of the number and never has an exponent', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        expect(pdfNumber(value)).toMatch(/^-?\d+(\.\d*[1-9])?$/)
        expect(Math.abs(Number(pdfNumber(value)) - value)).toBeLessThanOrEqual(0.000051)
      }),
    )
  })
})

test('text is UTF-16BE behind a byte order mark, in hexadecimal digits', () => {
  expect(pdfText('Fotoğraf')).toBe('<FEFF0046006F0074006F011F007200610066>')
  expect(pdfText('😀')).toBe('<FEFFD83DDE00>')
  expect(pdfText('')).toBe('<FEFF>')
})

test('bytes are written in hexadecimal digits', () => {
  expect(pdfHex(Uint8Array.from([0, 10, 255]))).toBe('<000aff>')
  expect(asciiBytes('é%')).toEqual(Uint8Array.from([0xe9, 0x25]))
})
