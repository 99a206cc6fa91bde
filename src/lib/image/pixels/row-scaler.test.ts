import { describe, expect, test } from 'vitest'
import { createRowScaler } from './row-scaler.ts'

/** A grey picture, by `value`, scaled to the given size; red of every pixel. */
function scaled(
  from: { columns: number; rows: number; width?: number; height?: number },
  to: { width: number; height: number },
  value: (x: number, y: number) => number,
): number[][] {
  const { columns, rows, width = columns, height = rows } = from
  const scaler = createRowScaler({ columns, rows, size: { width, height } }, to, 3)
  const found: number[][] = []
  for (let y = 0; y < rows; y += 1) {
    const row = Float32Array.from({ length: columns * 3 }, (_, at) => value(Math.floor(at / 3), y))
    scaler.push(row, (result) => found.push([...result].filter((_, at) => at % 3 === 0)))
  }
  return found
}

describe('createRowScaler', () => {
  test('returns all rows of the wanted size', () => {
    const found = scaled({ columns: 101, rows: 67 }, { width: 13, height: 9 }, () => 50)
    expect(found).toHaveLength(9)
    for (const row of found) {
      expect(row).toHaveLength(13)
      for (const value of row) expect(value).toBeCloseTo(50, 3)
    }
  })

  test('keeps slopes where they are, in both directions', () => {
    const found = scaled({ columns: 120, rows: 80 }, { width: 30, height: 20 }, (x, y) => x + 2 * y)
    // The middle of a pixel of the result, in pixels of the original.
    for (let y = 4; y < 16; y += 1)
      for (let x = 4; x < 26; x += 1)
        expect(found[y]?.[x]).toBeCloseTo((x + 0.5) * 4 - 0.5 + 2 * ((y + 0.5) * 4 - 0.5), 2)
  })

  test('counts a last column that shows a part of a pixel as that', () => {
    const found = scaled({ columns: 41, rows: 8, width: 40.25 }, { width: 20, height: 8 }, (x) => x)
    expect(found[4]?.[10]).toBeCloseTo(10.5 * (40.25 / 20) - 0.5, 2)
  })

  test('overshoots at edges as Lanczos does, and keeps the mean', () => {
    const found = scaled({ columns: 90, rows: 9 }, { width: 30, height: 3 }, (x) => (x < 45 ? 0 : 100))
    const [, row = []] = found
    expect(Math.max(...row)).toBeGreaterThan(101)
    expect(row.reduce((sum, value) => sum + value, 0) / row.length).toBeCloseTo(50, 3)
  })

  test('becomes a single pixel', () => {
    expect(scaled({ columns: 3, rows: 5 }, { width: 1, height: 1 }, () => 7)[0]?.[0]).toBeCloseTo(7, 4)
  })
})
