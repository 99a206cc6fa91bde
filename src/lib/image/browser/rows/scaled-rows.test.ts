import { describe, expect, test } from 'vitest'
import type { PictureRows } from './picture-rows.ts'
import { rowsSource } from './rows-source.ts'
import { averagedRows, scaledRows } from './scaled-rows.ts'

function picture(
  columns: number,
  rows: number,
  pixel: (x: number, y: number) => readonly number[],
  transparent = false,
): PictureRows {
  return {
    size: { width: columns, height: rows },
    columns,
    rows,
    transparent,
    async *bands() {
      const band = new Uint8ClampedArray(columns * 4 * 3)
      for (let y = 0; y < rows; y += 3) {
        const count = Math.min(3, rows - y)
        for (let at = 0; at < count * columns; at += 1)
          band.set(pixel(at % columns, y + Math.floor(at / columns)), at * 4)
        yield band.subarray(0, count * columns * 4)
      }
    },
  }
}

async function pixelsOf(rows: PictureRows): Promise<number[][]> {
  const found: number[][] = []
  for await (const band of rows.bands())
    for (let at = 0; at < band.length; at += 4) found.push([...band.subarray(at, at + 4)])
  expect(found).toHaveLength(rows.columns * rows.rows)
  return found
}

describe('averagedRows', () => {
  test('averages squares, and what is left of them at the edges', async () => {
    const rows = averagedRows(
      picture(5, 3, (x, y) => [x * 10, y * 10, 0, 255]),
      2,
    )
    expect(rows.size).toEqual({ width: 2.5, height: 1.5 })
    expect(await pixelsOf(rows)).toEqual([
      [5, 5, 0, 255],
      [25, 5, 0, 255],
      [40, 5, 0, 255],
      [5, 20, 0, 255],
      [25, 20, 0, 255],
      [40, 20, 0, 255],
    ])
  })

  test('colours of clear pixels do not count', async () => {
    const pixel = (x: number) => (x % 2 === 0 ? [200, 100, 50, 255] : [0, 0, 0, 0])
    expect(await pixelsOf(averagedRows(picture(2, 2, pixel, true), 2))).toEqual([[200, 100, 50, 128]])
    expect(
      await pixelsOf(
        averagedRows(
          picture(2, 2, () => [9, 9, 9, 0], true),
          2,
        ),
      ),
    ).toEqual([[0, 0, 0, 0]])
  })
})

describe('scaledRows', () => {
  test('scales to the exact size, opaque', async () => {
    const rows = scaledRows(
      picture(31, 1_000, () => [10, 20, 30, 255]),
      { width: 7, height: 300 },
    )
    for (const pixel of await pixelsOf(rows)) expect(pixel).toEqual([10, 20, 30, 255])
  })

  test('colours of clear pixels do not count', async () => {
    const pixel = (x: number) => (x < 20 ? [200, 100, 50, 255] : [0, 255, 0, 0])
    const rows = scaledRows(picture(40, 8, pixel, true), { width: 10, height: 2 })
    for (const [red = 0, green = 0, blue = 0, alpha = 0] of await pixelsOf(rows))
      if (alpha > 8) expect([red, green, blue]).toEqual([200, 100, 50])
  })

  test('more rows than a band has come in order', async () => {
    const rows = scaledRows(
      picture(2_000, 700, (_, y) => [y / 4, 0, 0, 255]),
      { width: 1_500, height: 600 },
    )
    const reds = (await pixelsOf(rows)).filter((_, at) => at % 1_500 === 0).map(([red]) => red)
    expect(reds).toEqual(reds.toSorted((a = 0, b = 0) => a - b))
    expect(reds.at(-1)).toBeGreaterThan(170)
  })
})

describe('rowsSource', () => {
  test('what is transparent is put on the background', async () => {
    const alphas = [0, 51, 255]
    const source = rowsSource(
      picture(3, 1, (x) => [0, 100, 200, alphas[x] ?? 0], true),
      [200, 0, 50],
    )
    const bands: number[][] = []
    for await (const band of source.bands()) bands.push([...band])
    expect(bands).toEqual([[200, 0, 50, 255, 160, 20, 80, 255, 0, 100, 200, 255]])
  })

  test('tiles are copied from all bands, on white', async () => {
    const source = rowsSource(
      picture(20, 20, (x, y) => [x, y, 0, y < 10 ? 255 : 0], true),
      [255, 255, 255],
    )
    const [tile = [], other = []] = await source.tiles([
      { x: 4, y: 8, width: 3, height: 4 },
      { x: 17, y: 0, width: 3, height: 4 },
    ])
    const pixels = (data: ArrayLike<number>) =>
      Array.from({ length: 12 }, (_, at) => [
        data[at * 4],
        data[at * 4 + 1],
        data[at * 4 + 2],
        data[at * 4 + 3],
      ])
    expect(pixels(tile)).toEqual([
      ...[8, 9].flatMap((y) => [4, 5, 6].map((x) => [x, y, 0, 255])),
      ...Array.from({ length: 6 }, () => [255, 255, 255, 255]),
    ])
    expect(pixels(other)).toEqual([0, 1, 2, 3].flatMap((y) => [17, 18, 19].map((x) => [x, y, 0, 255])))
  })
})
