import { unzlibSync, zlibSync } from 'fflate'
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { encode } from '../../../lib/qr/encode.ts'
import { parseCsv, rowsOf } from './batch.ts'
import { batchFiles } from './batch-files.ts'
import { pdfFile, svgFile } from './files.ts'
import { outline, shapes, svgPath } from './outline.ts'
import { defaultStyle } from './settings.ts'

const doors = { decode: decodeQR, deflate: (bytes: Uint8Array) => zlibSync(bytes) }

/** Pixels of a PNG as `pngFile` writes it: one bit a pixel, no filter, a palette. */
function readPng(file: Uint8Array) {
  const view = new DataView(file.buffer, file.byteOffset)
  const chunks = new Map<string, Uint8Array>()
  for (let at = 8; at < file.length; ) {
    const length = view.getUint32(at)
    chunks.set(String.fromCharCode(...file.subarray(at + 4, at + 8)), file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const width = view.getUint32(16)
  const rows = unzlibSync(chunks.get('IDAT') ?? new Uint8Array())
  const palette = chunks.get('PLTE') ?? new Uint8Array()
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const bit = ((rows[y * (Math.ceil(width / 8) + 1) + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
      data.set(palette.subarray(bit * 3, bit * 3 + 3), (y * width + x) * 4)
    }
  return { data, width, height: width }
}

describe('rows', () => {
  it('lines are contents as they are', () => {
    expect(rowsOf('a,b\r\n\n c ', 'content')).toEqual([
      { line: 1, name: '', text: 'a,b' },
      { line: 3, name: '', text: 'c' },
    ])
  })

  it('names and contents as in a CSV file', () => {
    expect(rowsOf('\ufeffone,"a, ""b""\nc"\ntwo,d\nalone\n', 'name-content')).toEqual([
      { line: 1, name: 'one', text: 'a, "b"\nc' },
      { line: 3, name: 'two', text: 'd' },
      { line: 4, name: '', text: 'alone' },
    ])
    expect(parseCsv('a;b\tc').map(({ cells }) => cells)).toEqual([['a', 'b\tc']])
  })
})

describe('files', () => {
  const rows = rowsOf('a/b,one\nA_B,two\n,three\n', 'name-content')

  it('every PNG has the size and is read back', () => {
    const files = [
      ...batchFiles({ rows, style: { ...defaultStyle, color: '#102030' }, format: 'png' }, doors),
    ]
    expect(files.map((file) => 'name' in file && file.name)).toEqual(['a_b.png', 'A_B-2.png', 'qr-003.png'])
    const read = files.map((file) => {
      if (!('bytes' in file)) return undefined
      const picture = readPng(file.bytes)
      expect(picture.width).toBe(256)
      return decodeQR(picture)
    })
    expect(read).toEqual(['one', 'two', 'three'])
  })

  it('what cannot be made is named by its line', () => {
    const long = rowsOf(`fine\n${'x'.repeat(3000)}`, 'content')
    const results = [...batchFiles({ rows: long, style: defaultStyle, format: 'svg' }, doors)]
    expect(results[1]).toEqual({ line: 2, reason: 'too-long' })
    const blind = { ...doors, decode: () => 'something else' }
    expect([...batchFiles({ rows: long.slice(0, 1), style: defaultStyle, format: 'svg' }, blind)]).toEqual([
      { line: 1, reason: 'unreadable' },
    ])
  })
})

describe('drawings', () => {
  const encoded = encode('HELLO', { level: 'M' })
  if (!encoded.ok) throw new Error('too long')
  const { symbol } = encoded
  const print = {
    symbol,
    shape: 'square',
    colours: { dark: '#000000', light: '#ffffff' },
    margin: 4,
    millimetres: 29,
  } as const

  it('the squares of the outline are the dark modules', () => {
    const path = svgPath(outline(symbol, 'square'))
    const painted = new Uint8Array(symbol.size ** 2)
    for (const [, left, top, right] of path.matchAll(/M(\d+) (\d+)L(\d+) /g))
      painted.fill(1, Number(top) * symbol.size + Number(left), Number(top) * symbol.size + Number(right))
    expect(painted).toEqual(symbol.modules)
  })

  it.each(shapes)('an outline of %s closes every path it opens', (shape) => {
    const steps = outline(symbol, shape)
    expect(steps.filter(({ op }) => op === 'move')).toHaveLength(
      steps.filter(({ op }) => op === 'close').length,
    )
  })

  it('the SVG has its true size and its quiet zone', () => {
    const svg = svgFile(print)
    expect(svg).toContain('width="29mm" height="29mm" viewBox="-4 -4 29 29"')
  })

  it('the PDF has its true size and a cross-reference table that is right', () => {
    const bytes = Buffer.concat(pdfFile(print).filter((part) => part instanceof Uint8Array))
    const text = bytes.toString('latin1')
    expect(text).toContain('/MediaBox[0 0 82.2047 82.2047]')
    for (const [index, [, offset]] of [...text.matchAll(/^(\d{10}) 00000 n /gm)].entries())
      expect(text.slice(Number(offset)).startsWith(`${index + 1} 0 obj`)).toBe(true)
  })
})
