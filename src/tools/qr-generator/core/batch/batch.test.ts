import { zlibSync } from 'fflate'
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { shapes } from '../drawing/outline.ts'
import { defaultStyle } from '../settings.ts'
import { checkers, readPng } from '../testing/pictures.ts'
import { rowsOf } from './batch.ts'
import { batchFiles } from './batch-files.ts'

const question = { style: defaultStyle, logo: undefined, format: 'svg' } as const
const dependencies = { decode: decodeQR, deflate: (bytes: Uint8Array<ArrayBuffer>) => zlibSync(bytes) }

describe('rowsOf', () => {
  it('returns every non-blank line as content', () => {
    expect(rowsOf('a,b\r\n\n c ', 'content')).toEqual([
      { line: 1, name: '', text: 'a,b' },
      { line: 3, name: '', text: 'c' },
    ])
  })

  it('reads file names and contents from CSV', () => {
    expect(rowsOf('\ufeffone,"a, ""b""\nc"\ntwo,d\nalone\n', 'name-content')).toEqual([
      { line: 1, name: 'one', text: 'a, "b"\nc' },
      { line: 3, name: 'two', text: 'd' },
      { line: 4, name: '', text: 'alone' },
    ])
  })
})

describe('batchFiles', () => {
  const rows = rowsOf('a/b,one\nA:B,two\n,three\n', 'name-content')

  it.each(shapes)('writes PNGs with %s modules that have the chosen size and are readable', (shape) => {
    const style = { ...defaultStyle, color: '#102030', shape }
    const files = [...batchFiles({ ...question, rows, style, format: 'png' }, dependencies)]
    expect(files.map((file) => 'name' in file && file.name)).toEqual(['a-b.png', 'A-B.png', 'qr-003.png'])
    const read = files.map((file) => {
      if (!('bytes' in file)) return undefined
      const picture = readPng(file.bytes)
      expect(picture.width).toBe(256)
      return decodeQR(picture)
    })
    expect(read).toEqual(['one', 'two', 'three'])
  })

  it('draws the logo on every code', () => {
    const logo = { picture: checkers(64, 32), percent: 20 }
    const style = { ...defaultStyle, level: 'H' } as const
    for (const format of ['png', 'svg'] as const)
      for (const file of batchFiles({ ...question, rows, style, logo, format }, dependencies)) {
        if (!('bytes' in file)) throw new Error(file.reason)
        if (format === 'svg') expect(Buffer.from(file.bytes).toString()).toContain('<image x="')
        else
          expect([
            ...readPng(file.bytes)
              .data.subarray((128 * 256 + 122) * 4)
              .subarray(0, 3),
          ]).not.toEqual([0, 0, 0])
      }
  })

  it('reports codes that a large logo makes unreadable', () => {
    const logo = { picture: checkers(64, 64), percent: 40 }
    // Fills the version at level L, so the level cannot be raised.
    const full = rowsOf('x'.repeat(17), 'content')
    const results = [
      ...batchFiles({ ...question, rows: full, style: { ...defaultStyle, level: 'L' }, logo }, dependencies),
    ]
    expect(results).toEqual([{ line: 1, reason: 'unreadable' }])
  })

  it('reports failed rows by line and reason', () => {
    const long = rowsOf(`fine\n${'x'.repeat(3000)}`, 'content')
    const results = [...batchFiles({ ...question, rows: long }, dependencies)]
    expect(results[1]).toEqual({ line: 2, reason: 'too-long' })
    const blind = { ...dependencies, decode: () => 'something else' }
    expect([...batchFiles({ ...question, rows: long.slice(0, 1) }, blind)]).toEqual([
      { line: 1, reason: 'unreadable' },
    ])
  })
})
