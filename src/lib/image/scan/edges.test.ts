import { expect, test } from 'vitest'
import { withoutEdges } from './edges.ts'

const size = { width: 170, height: 90 }

/** A page whose black pixels are said by `isBlack`. */
function pageOf(isBlack: (x: number, y: number) => boolean, { width, height } = size) {
  const rowBytes = Math.ceil(width / 8)
  const bits = new Uint8Array(rowBytes * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isBlack(x, y)) {
        const at = y * rowBytes + (x >> 3)
        bits[at] = (bits[at] as number) | (0x80 >> (x & 7))
      }
  return { width, height, rowBytes, bits }
}

test('strips along all edges become white, what is on the page stays', () => {
  const { width, height } = size
  const isStrip = (x: number, y: number) =>
    x === 0 || y < 2 || x >= width - 2 || (y === height - 1 && x > 40 && x < 60)
  const isText = (x: number, y: number) => x >= 20 && x < 30 && y >= 3 && y < 50
  // From the right edge into the page.
  const isLine = (x: number, y: number) => x > 100 && y === 70
  const page = pageOf((x, y) => isStrip(x, y) || isText(x, y) || isLine(x, y))
  expect(withoutEdges(page).bits).toEqual(pageOf((x, y) => isText(x, y) || isLine(x, y)).bits)
})

test.each([
  [1, 1],
  [8, 4000],
  [4000, 3],
])('a page of %d × %d pixels that is black stays so', (width, height) => {
  const black = pageOf(() => true, { width, height })
  expect(withoutEdges(black).bits).toEqual(black.bits)
})

test('a black page stays black, and the given one is not changed', () => {
  const black = pageOf(() => true)
  expect(withoutEdges(black).bits).toEqual(black.bits)
  const strip = pageOf((x) => x === 0)
  const before = strip.bits.slice()
  withoutEdges(strip)
  expect(strip.bits).toEqual(before)
})
