import { asciiBytes } from './syntax.ts'

/** Bytes `start` to `end` of one of the caller's numbered sources, which need not be in memory. */
export type SourceSlice = { readonly source: number; readonly start: number; readonly end: number }

/** A piece of the file: bytes in memory, or a reference to bytes elsewhere. */
export type PdfPart = Uint8Array<ArrayBuffer> | SourceSlice

/** An indirect object's number, from 1. */
export type ObjectNumber = number & { readonly of: 'object' }

/** An offset has 10 digits in a cross-reference table (ISO 32000-1, 7.5.4). */
export const maxPdfLength = 9_999_999_999

/** The document outgrew `maxPdfLength`. */
export class PdfTooLarge extends Error {}

export function partLength(part: PdfPart): number {
  return part instanceof Uint8Array ? part.length : part.end - part.start
}

/**
 * Writes a PDF 1.7 file object by object. Every call returns the parts that it appends;
 * only one offset an object stays in memory. Fails with `PdfTooLarge`.
 */
export type PdfObjects = {
  /** The first parts of the file. */
  header(): PdfPart[]
  /** Reserves the number of an object, which may be referenced before it is written; each must be written once. */
  reserve(): ObjectNumber
  /** `body` is the object in PDF syntax. */
  object(number: ObjectNumber, body: string): PdfPart[]
  /** `entries` are those of the stream's dictionary without /Length. */
  stream(number: ObjectNumber, entries: string, payload: readonly PdfPart[]): PdfPart[]
  /** The cross-reference table and the trailer with these entries, such as /Root: the last parts of the file. */
  end(entries: string): PdfPart[]
}

/** References to an object are written like this: `12 0 R`. */
export function reference(number: ObjectNumber): string {
  return `${number} 0 R`
}

const tableRows = 1024

export function startPdf(): PdfObjects {
  /** Index 0 is the head of the free list. */
  const offsets: number[] = [0]
  let length = 0

  const add = (parts: PdfPart[]) => {
    for (const part of parts) length += partLength(part)
    if (length > maxPdfLength) throw new PdfTooLarge()
    return parts
  }
  const indirect = (number: ObjectNumber, before: string, payload: readonly PdfPart[], after: string) => {
    offsets[number] = length
    return add([asciiBytes(`${number} 0 obj\n${before}`), ...payload, asciiBytes(`${after}\nendobj\n`)])
  }

  return {
    // Four bytes above 127 in a comment tell programs that the file is binary (7.5.2).
    header: () => add([asciiBytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')]),
    reserve: () => (offsets.push(0) - 1) as ObjectNumber,
    object: (number, body) => indirect(number, body, [], ''),
    stream(number, entries, payload) {
      const size = payload.reduce((sum, part) => sum + partLength(part), 0)
      return indirect(number, `<<${entries}/Length ${size}>>\nstream\n`, payload, '\nendstream')
    },
    end(entries) {
      const start = length
      const parts = [asciiBytes(`xref\n0 ${offsets.length}\n0000000000 65535 f \n`)]
      for (let row = 1; row < offsets.length; row += tableRows) {
        const rows = offsets.slice(row, row + tableRows).map((offset) => `${tenDigits(offset)} 00000 n \n`)
        parts.push(asciiBytes(rows.join('')))
      }
      parts.push(asciiBytes(`trailer\n<</Size ${offsets.length}${entries}>>\nstartxref\n${start}\n%%EOF\n`))
      return add(parts)
    },
  }
}

function tenDigits(offset: number): string {
  return String(offset).padStart(10, '0')
}
