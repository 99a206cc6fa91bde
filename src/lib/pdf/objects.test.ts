import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { latin1 } from '../image/bytes/byte-order.ts'
import { maxPdfLength, type PdfPart, PdfTooLarge, partLength, startPdf } from './objects.ts'

/** The whole file; bytes that are only referenced appear as dots. */
function textOf(parts: readonly PdfPart[]): string {
  return parts
    .map((part) => (part instanceof Uint8Array ? latin1(part) : '.'.repeat(partLength(part))))
    .join('')
}

describe('startPdf', () => {
  test('writes a small file', () => {
    const pdf = startPdf()
    const parts = pdf.header()
    const [first, second] = [pdf.reserve(), pdf.reserve()]
    parts.push(...pdf.stream(second, '/Kind/Test', [{ source: 3, start: 10, end: 14 }]))
    parts.push(...pdf.object(first, '<</Next 2 0 R>>'))
    parts.push(...pdf.end('/Root 1 0 R'))
    expect(textOf(parts)).toBe(
      [
        '%PDF-1.7',
        '%\xe2\xe3\xcf\xd3',
        '2 0 obj',
        '<</Kind/Test/Length 4>>',
        'stream',
        '....',
        'endstream',
        'endobj',
        '1 0 obj',
        '<</Next 2 0 R>>',
        'endobj',
        'xref',
        '0 3',
        '0000000000 65535 f ',
        '0000000076 00000 n ',
        '0000000015 00000 n ',
        'trailer',
        '<</Size 3/Root 1 0 R>>',
        'startxref',
        '107',
        '%%EOF',
        '',
      ].join('\n'),
    )
  })

  test('every offset is exact, for any parts in any order', () => {
    const payload = fc.array(
      fc.oneof(
        fc.uint8Array({ maxLength: 50 }),
        fc.record({ source: fc.nat(5), start: fc.constant(7), end: fc.integer({ min: 7, max: 300 }) }),
      ),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(payload, fc.boolean(), fc.double()), { maxLength: 2_000 }), (objects) => {
        const pdf = startPdf()
        const numbered = objects.map((object) => ({ object, number: pdf.reserve() }))
        const parts = pdf.header()
        for (const { object, number } of numbered.toSorted((a, b) => a.object[2] - b.object[2])) {
          const [content, isStream] = object
          parts.push(
            ...(isStream ? pdf.stream(number, '', content as PdfPart[]) : pdf.object(number, '<<>>')),
          )
        }
        parts.push(...pdf.end(''))
        const text = textOf(parts)
        const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
        expect(text.slice(table, table + 5)).toBe('xref\n')
        const rows = text.slice(table).match(/^\d{10} \d{5} [nf] $/gm) ?? []
        expect(rows).toHaveLength(objects.length + 1)
        for (const { number } of numbered) {
          const offset = Number(rows[number]?.slice(0, 10))
          expect(text.startsWith(`${number} 0 obj\n`, offset)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('offsets have ten digits, and a longer file throws', () => {
    const pdf = startPdf()
    pdf.header()
    const large = pdf.reserve()
    pdf.stream(large, '', [{ source: 0, start: 0, end: maxPdfLength - 1_000 }])
    const last = pdf.reserve()
    pdf.object(last, '<<>>')
    expect(textOf(pdf.end(''))).toMatch(/\n9999999\d{3} 00000 n \n/)
    expect(() => pdf.stream(pdf.reserve(), '', [{ source: 0, start: 0, end: 1_000 }])).toThrow(PdfTooLarge)
  })
})
