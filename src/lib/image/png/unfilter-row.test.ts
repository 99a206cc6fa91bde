import { describe, expect, test } from 'vitest'
import { unfilterRow } from './unfilter-row.ts'

/** A byte for each position, neither constant nor smooth. */
const noise = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, at) => ((at + seed) * 40_503) >>> 3)

/** ISO/IEC 15948, 9.4. */
function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft
  const [byLeft, byUp, byUpLeft] = [left, up, upLeft].map((value) => Math.abs(estimate - value))
  if ((byLeft ?? 0) <= (byUp ?? 0) && (byLeft ?? 0) <= (byUpLeft ?? 0)) return left
  return (byUp ?? 0) <= (byUpLeft ?? 0) ? up : upLeft
}

const predictions: readonly ((left: number, up: number, upLeft: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => Math.floor((left + up) / 2),
  paeth,
]

describe.each([1, 2, 3, 4, 6, 8])('pixels of %s bytes', (pixelLength) => {
  test.each([0, 1, 2, 3, 4])('filter %s is reversed', (type) => {
    const [row, above] = [noise(pixelLength * 40, 5), noise(pixelLength * 40, 999)]
    const previous = (bytes: Uint8Array, at: number) =>
      at < pixelLength ? 0 : (bytes[at - pixelLength] ?? 0)
    const filtered = row.map(
      (value, at) =>
        value - (predictions[type]?.(previous(row, at), above[at] ?? 0, previous(above, at)) ?? Number.NaN),
    )
    expect(unfilterRow(type, filtered, above, pixelLength)).toBe(true)
    expect([...filtered]).toEqual([...row])
  })
})

test('there is no sixth filter', () => {
  expect(unfilterRow(5, new Uint8Array(3), new Uint8Array(3), 1)).toBe(false)
})
