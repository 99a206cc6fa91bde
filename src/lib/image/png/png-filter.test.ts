import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterRows } from './png-filter.ts'

/** Reverses the filters as the standard defines it (ISO/IEC 15948, 9.2), written independently. */
function unfilter(filtered: Uint8Array, rowLength: number, pixelLength: number): number[] {
  const out: number[] = []
  const rows = filtered.length / (rowLength + 1)
  const sample = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (out[y * rowLength + x] ?? 0))
  for (let y = 0; y < rows; y += 1) {
    const type = filtered[y * (rowLength + 1)]
    for (let x = 0; x < rowLength; x += 1) {
      const a = sample(x - pixelLength, y)
      const b = sample(x, y - 1)
      const c = sample(x - pixelLength, y - 1)
      const nearest = [a, b, c].toSorted((m, n) => Math.abs(a + b - c - m) - Math.abs(a + b - c - n))[0] ?? 0
      const predicted = [0, a, b, (a + b) >> 1, nearest][type ?? 5] ?? Number.NaN
      out.push(((filtered[y * (rowLength + 1) + 1 + x] ?? 0) + predicted) & 0xff)
    }
  }
  return out
}

test('unfiltering restores the samples, also across bands', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 6 }),
      fc.uint8Array({ minLength: 400, maxLength: 400 }),
      (pixelLength, width, split, noise) => {
        const rowLength = pixelLength * width
        const samples = noise.slice(0, rowLength * 8)
        const above = new Uint8Array(rowLength)
        const first = filterRows(samples.subarray(0, split * rowLength), rowLength, pixelLength, above)
        const rest = filterRows(samples.subarray(split * rowLength), rowLength, pixelLength, above)
        expect(unfilter(Uint8Array.from([...first, ...rest]), rowLength, pixelLength)).toEqual([...samples])
      },
    ),
  )
})

test('a picture of one colour becomes zeros after its first pixel', () => {
  const filtered = filterRows(new Uint8Array(60).fill(7), 12, 3, new Uint8Array(12))
  expect(filtered.filter((byte) => byte === 7)).toHaveLength(3)
})
