import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCsv } from './csv.ts'

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells)

describe('a CSV text', () => {
  it('has cells between commas, semicolons or tabs, whichever comes first outside quotes', () => {
    expect(cellsOf('a,b;c')).toEqual([['a', 'b;c']])
    expect(cellsOf('a;b\tc')).toEqual([['a', 'b\tc']])
    expect(cellsOf('"a,b"\tc')).toEqual([['a,b', 'c']])
  })

  it('has records at every end of line, with the line they begin on', () => {
    expect(parseCsv('\ufeffone,"a\r\nb"\rtwo,c\n\nthree')).toEqual([
      { line: 1, cells: ['one', 'a\nb'] },
      { line: 3, cells: ['two', 'c'] },
      { line: 4, cells: [''] },
      { line: 5, cells: ['three'] },
    ])
  })

  it('is read back from quoted cells', () => {
    const cell = fc.string().map((text) => text.replaceAll('\r', ''))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const text = rows
          .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
          .join('\n')
        expect(cellsOf(`${text}\n`)).toEqual(rows)
      }),
    )
  })
})
