import { zlibSync } from 'fflate'
import { joinBytes } from '../../../../lib/files/bytes.ts'

/** Objects per stream, limited because a reader that needs one of them unpacks them all. */
const together = 200
/** A structure element as pdfkit writes it: of an invoice's objects only these begin with `/S`, their role. */
const element = /^(\d+ 0 obj\n)<<\n\/S \/[\s\S]*(\nendobj\n)$/
const entryLength = 20

type Place =
  | { readonly kind: 'free' }
  | { readonly kind: 'at'; readonly offset: number }
  | { readonly kind: 'within'; readonly stream: number; readonly index: number }

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** The objects of a document with a cross-reference table, by number, and the entries of its trailer. */
function readObjects(text: string) {
  const table = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1])
  const [head = '', size = ''] = /^xref\n0 (\d+)\n/.exec(text.slice(table)) ?? []
  const offsets = Array.from({ length: Number(size) }, (_, id) =>
    Number(text.substr(table + head.length + id * entryLength, 10)),
  )
  const inFile = offsets
    .map((offset, id) => ({ id, offset }))
    .slice(1)
    .sort((a, b) => a.offset - b.offset)
  const objects = inFile.map(({ id, offset }, index) => ({
    id,
    offset,
    end: inFile[index + 1]?.offset ?? table,
  }))
  const trailer = /trailer\n<<\n([\s\S]*?)\n>>\nstartxref/.exec(text.slice(table))?.[1] ?? ''
  return { objects, size: offsets.length, trailer: trailer.replace(/^\/Size \d+\n/m, '') }
}

/** The cross-reference stream (ISO 32000-1, 7.5.8): fields of one, four and two bytes, the first being the type. */
function crossReferences(places: readonly Place[]): Uint8Array {
  const rows = new DataView(new ArrayBuffer(places.length * 7))
  places.forEach((place, id) => {
    const [kind, second, third] =
      place.kind === 'at'
        ? [1, place.offset, 0]
        : place.kind === 'within'
          ? [2, place.stream, place.index]
          : [0, 0, 0xffff]
    rows.setUint8(id * 7, kind)
    rows.setUint32(id * 7 + 1, second)
    rows.setUint16(id * 7 + 5, third)
  })
  return new Uint8Array(rows.buffer)
}

/**
 * The document with its structure elements in compressed object streams (ISO 32000-1, 7.5.7). Every table cell is
 * one; uncompressed they make up two thirds of the file of a long invoice. Other objects stay as pdfkit wrote them.
 */
export function packObjectStreams(written: readonly Uint8Array[]): Blob {
  const pdf = joinBytes(written)
  // One character per byte, so that offsets in the text are offsets in the file.
  const text = new TextDecoder('latin1').decode(pdf)
  const { objects, size, trailer } = readObjects(text)
  const places: Place[] = [{ kind: 'free' }]
  const first = Math.min(...objects.map(({ offset }) => offset))
  const chunks: Uint8Array<ArrayBuffer>[] = [pdf.subarray(0, first)]
  let length = first
  const put = (...bytes: Uint8Array<ArrayBuffer>[]) => {
    chunks.push(...bytes)
    length += bytes.reduce((sum, each) => sum + each.length, 0)
  }
  const putStream = (id: number, entries: string, content: Uint8Array) => {
    places[id] = { kind: 'at', offset: length }
    const packed = new Uint8Array(zlibSync(content))
    const dictionary = `<<\n${entries}\n/Length ${packed.length}\n/Filter /FlateDecode\n>>`
    put(bytesOf(`${id} 0 obj\n${dictionary}\nstream\n`), packed, bytesOf('\nendstream\nendobj\n'))
  }
  const elements: { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }[] = []
  for (const { id, offset, end } of objects) {
    const [, before = '', after = ''] = element.exec(text.slice(offset, end)) ?? []
    if (before !== '')
      elements.push({ id, bytes: pdf.subarray(offset + before.length, end - after.length + 1) })
    else {
      places[id] = { kind: 'at', offset: length }
      put(pdf.subarray(offset, end))
    }
  }
  let next = size
  for (let start = 0; start < elements.length; start += together) {
    const part = elements.slice(start, start + together)
    let at = 0
    const head = part.map(({ id, bytes }, index) => {
      places[id] = { kind: 'within', stream: next, index }
      const pair = `${id} ${at}`
      at += bytes.length
      return pair
    })
    const table = `${head.join(' ')}\n`
    const content = joinBytes([bytesOf(table), ...part.map(({ bytes }) => bytes)])
    putStream(next, `/Type /ObjStm\n/N ${part.length}\n/First ${table.length}`, content)
    next += 1
  }
  const start = length
  places[next] = { kind: 'at', offset: start }
  putStream(next, `/Type /XRef\n/Size ${next + 1}\n/W [1 4 2]\n${trailer}`, crossReferences(places))
  put(bytesOf(`startxref\n${start}\n%%EOF\n`))
  return new Blob(chunks, { type: 'application/pdf' })
}
